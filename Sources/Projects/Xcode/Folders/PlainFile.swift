import Foundation

/// Reads files of a project; a pipe or device in the place of a file is not opened.
enum PlainFile {
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Nil for what is no file and what cannot be read.
  static func bytes(_ path: String) -> [UInt8]? {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: real)[.type] as? FileAttributeType
    guard type == .typeRegular else { return nil }
    return FileManager.default.contents(atPath: real).map { [UInt8]($0) }
  }
}
