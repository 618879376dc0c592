import Foundation

/// A change of one file that takes a planted defect away.
enum Repair: Sendable {
  /// Puts a text in the place of another one, which stands in the file once.
  case replace(String, old: String, new: String)
  case remove(String)
  /// Counted from 1.
  case removeLines(String, ClosedRange<Int>)

  enum Failure: Error {
    case textIsNotThereOnce(String, in: String)
  }

  func apply(below folder: URL) throws {
    switch self {
    case .remove(let path): try FileManager.default.removeItem(at: folder.appending(path: path))
    case .removeLines(let path, let range):
      let file = folder.appending(path: path)
      var lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).components(separatedBy: "\n")
      lines.removeSubrange(range.lowerBound - 1..<range.upperBound)
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
    case .replace(let path, let old, let new):
      let file = folder.appending(path: path)
      let parts = String(decoding: try Data(contentsOf: file), as: UTF8.self).components(separatedBy: old)
      guard parts.count == 2 else { throw Failure.textIsNotThereOnce(old, in: path) }
      try Data(parts.joined(separator: new).utf8).write(to: file)
    }
  }
}
