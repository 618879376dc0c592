import Foundation
import Projects

/// A folder of a test's own, gone with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("projects-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  /// A folder with these files, paths and texts.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { write(Data(text.utf8), to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// What the folder declares; it is there until that is known.
  func project(graph: String? = nil) -> DeclaredProject { ProjectReader.read(folder: path, graph: graph) }

  func write(_ data: Data, to file: String) {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: url)
  }
}
