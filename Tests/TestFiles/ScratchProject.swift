package import Foundation

/// A folder with some files that is there while a test runs.
package struct ScratchProject: Sendable {
  package let url: URL

  /// Absolute, without a slash at the end.
  package var folder: String { url.path(percentEncoded: false) }

  /// Runs `body` on a folder with these files; path → text.
  package static func with<Result>(
    _ files: [String: String], _ body: (ScratchProject) async throws -> Result
  ) async throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "bordercheck-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let project = ScratchProject(url: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try project.write(text, to: path) }
    return try await body(project)
  }

  /// Writes or replaces a file, and makes the folders above it.
  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  package func write(_ data: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
