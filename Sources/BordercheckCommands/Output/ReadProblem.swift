import Foundation

/// Why the file at a path cannot be read, and what was expected there.
enum ReadProblem {
  static func text(of path: String, expected: String) -> String {
    let type = try? FileManager.default.attributesOfItem(atPath: resolved(path))[.type] as? FileAttributeType
    switch type {
    case nil: return "there is no such file; expected \(expected)"
    case .typeDirectory?: return "is a folder; expected \(expected)"
    case .typeRegular?: return "cannot be read; expected \(expected) that may be read"
    default: return "is a device or a pipe and no file; expected \(expected)"
    }
  }

  private static func resolved(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }
}
