import Foundation
import Testing

/// Compares a long rendered text with the file of that name in `Goldens`.
///
/// `RECORD_GOLDENS=1` writes the file instead and still fails, so that nothing passes unread.
enum Golden {
  static func expect(_ text: String, matches name: String, at location: SourceLocation = #_sourceLocation) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Goldens/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); read it, then run again without RECORD_GOLDENS", sourceLocation: location)
      return
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    if text != expected { Issue.record("\(name) differs\n\(difference(expected, text))", sourceLocation: location) }
  }

  private static func difference(_ expected: String, _ found: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
      }
    }
    .joined(separator: "\n")
  }
}
