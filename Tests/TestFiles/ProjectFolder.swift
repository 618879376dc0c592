import Foundation

/// A folder of files that lives as long as a test: path → text.
package struct ProjectFolder: ~Copyable {
  package let path: String

  package init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + "/project-\(UUID().uuidString)"
    for (name, text) in files {
      let file = "\(path)/\(name)"
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
