import Foundation

extension CompilePlan {
  /// Writes the files, each whole or not at all: a reader sees the old file or the new one.
  ///
  /// Folders are made where they are missing. Files of earlier runs that this plan does not name are left alone.
  ///
  /// - Throws: the first file that cannot be written, with its path; those before it are written.
  package func write(to folder: String) throws {
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    for file in files {
      let target = root.appending(path: file.path)
      let parent = target.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(file.bytes).write(to: target, options: .atomic)
    }
  }
}
