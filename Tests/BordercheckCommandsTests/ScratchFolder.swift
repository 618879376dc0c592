import Foundation

/// A folder that is there for one test.
struct ScratchFolder {
  let path: String

  /// Runs `body` on a folder with these files; path → text.
  static func with<Result>(
    _ files: [String: String], _ body: (ScratchFolder) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bordercheck-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try await body(ScratchFolder(path: folder.path(percentEncoded: false)))
  }

  /// Writes or replaces a file.
  func write(_ text: String, to file: String) throws { try Data(text.utf8).write(to: URL(filePath: path + "/" + file)) }

  func bytes(_ file: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path + "/" + file))) }

  /// Every file, sorted, as a path seen from the folder.
  var files: [String] {
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
    }
    .sorted()
  }
}
