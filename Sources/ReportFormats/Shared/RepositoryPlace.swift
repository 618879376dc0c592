internal import Findings
internal import Reports

/// Where a finding is, for a system that knows the repository alone.
struct RepositoryPlace {
  /// Seen from the repository's root; nil for a file of something that was built.
  let path: String?
  /// What a person reads: the path, or that of the file in the built product.
  let name: String
  /// 1-based.
  let line: Int?
  let column: Int?

  /// Nil for a finding that names no file.
  init?(of finding: Finding, in context: RenderingContext) {
    guard let place = finding.place else { return nil }
    path = finding.placedIn == nil ? Self.normalized(context.repositoryPrefix + place.file) : nil
    name = path ?? place.file
    line = place.line
    column = place.column
  }

  /// Where what is about no file is shown by a system that wants one.
  static func manifest(in context: RenderingContext) -> String { context.repositoryPrefix + "bordercheck.json" }

  /// Without `.`, and with every `..` taken back: a project may name files beside its own folder.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
