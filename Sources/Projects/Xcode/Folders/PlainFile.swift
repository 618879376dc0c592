import Foundation

/// Reads files of a project; a pipe or device in the place of a file is not opened.
enum PlainFile {
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether a file is there, or a link to one.
  static func isOne(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  /// Nil for what is no file and what cannot be read.
  static func bytes(_ path: String) -> [UInt8]? {
    isOne(path) ? FileManager.default.contents(atPath: path).map { [UInt8]($0) } : nil
  }
}
