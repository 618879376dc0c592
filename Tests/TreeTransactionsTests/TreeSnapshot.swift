import Foundation

@testable import TransactionTrial

/// All that lies in a tree, but for the journals: contents, permissions, folders.
struct TreeSnapshot: Equatable {
  var files: [String: TrialTree.File] = [:]
  var folders: Set<String> = []

  /// What a tree should look like.
  ///
  /// - Parameter newMode: of files whose permissions the system chooses.
  init(_ files: [String: TrialTree.File], newMode: UInt32) {
    for (path, file) in files {
      self.files[path] = TrialTree.File(bytes: file.bytes, mode: file.mode ?? newMode)
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts = parts.dropLast()
      }
    }
  }

  /// What a tree looks like.
  init(of root: String) throws {
    try add(root, prefix: "")
  }

  private mutating func add(_ folder: String, prefix: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name != ".bordercheck" {
      let path = "\(folder)/\(name)"
      var facts = stat()
      guard lstat(path, &facts) == 0 else { continue }
      switch facts.st_mode & S_IFMT {
      case S_IFDIR:
        folders.insert(prefix + name)
        try add(path, prefix: "\(prefix)\(name)/")
      case S_IFLNK:
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: path)
        files[prefix + name] = TrialTree.File(bytes: Array(target.utf8), mode: nil)
      default:
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        files[prefix + name] = TrialTree.File(bytes: bytes, mode: UInt32(facts.st_mode & 0o7777))
      }
    }
  }
}
