import CommandLayer
import Foundation
import HostEvidence
import PositionedJSON
import ProductInspection
import ReportComparison
import Reports

/// One of the two things that are compared: a file with a report, or something built, which is inspected.
struct DiffInput: Sendable {
  /// As given.
  let path: String
  let context: CommandContext

  /// Whether it is opened as a product: a folder, or an archive.
  var isBuilt: Bool {
    guard path != StandardStream.path else { return false }
    let full = context.absolute(path)
    if ProjectFolder.isFolder(full) { return true }
    return FileBytes.head(of: full, count: 4) == Array("PK\u{3}\u{4}".utf8)
  }

  /// What it is, where it can be neither.
  var problem: String? {
    let full = context.absolute(path)
    guard ProjectFolder.isFolder(full), ProjectFolder.isTaken("\(full)/bordercheck.json") else { return nil }
    return "'\(path)' is a project and no report; 'bordercheck run \(path) --report evidence=FILE' makes one"
  }
}

/// How both are named: as given, and of absolute paths the last parts that tell them apart.
struct DiffNames: Sendable, Hashable {
  let old: String
  let new: String

  init(_ old: String, _ new: String) {
    self.old = Self.name(old, besides: new)
    self.new = Self.name(new, besides: old)
  }

  private static func name(_ path: String, besides other: String) -> String {
    if path == StandardStream.path { return StandardStream.inputName }
    guard path.hasPrefix("/") else { return path }
    let parts = path.split(separator: "/")
    let others = other.split(separator: "/")
    let same = zip(parts.reversed(), others.reversed()).prefix { $0 == $1 }.count
    return parts.suffix(min(same + 1, parts.count)).joined(separator: "/")
  }
}
