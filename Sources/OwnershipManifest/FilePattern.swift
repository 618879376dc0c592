import Foundation

/// Finds files by a path whose parts may be globs; `*` stays within one part, and hidden files need a dot of their own.
enum FilePattern {
  /// Paths relative to `folder`, in byte order.
  static func paths(matching pattern: String, in folder: String) -> [String] {
    var found = ["."]
    for part in pattern.split(separator: "/").map(String.init) {
      found = found.flatMap { matches(of: part, in: $0, below: folder) }
    }
    return found
  }

  private static func matches(of part: String, in parent: String, below folder: String) -> [String] {
    let glob = Glob(part)
    guard !glob.isLiteral else {
      let path = part == ".." ? "\(parent)/.." : RelativePath.joined(parent, part)
      let normalized = RelativePath.joined("", path)
      return FileManager.default.fileExists(atPath: "\(folder)/\(normalized)") ? [normalized] : []
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(parent)")) ?? []
    return names.filter { glob.matches($0) && ($0.hasPrefix(".") == part.hasPrefix(".")) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { RelativePath.joined(parent, $0) }
  }
}
