import Foundation
import TreeTransactions

@testable import TransactionTrial

/// A tree on the disk that is there while a test runs, in a path with a space and a letter beyond ASCII.
struct TrialFolder {
  let root: String

  var journals: String { "\(root)/.bordercheck/migrations" }
  var journal: TransactionJournal { journal("trial") }

  func journal(_ name: String) -> TransactionJournal { TransactionJournal("\(journals)/\(name)", of: root) }

  /// In memory where the system has such a place, where waiting for the disk costs nothing.
  private static let place =
    FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()

  static func with<Result>(
    _ files: [String: TrialTree.File] = [:], _ body: (TrialFolder) throws -> Result
  ) throws -> Result {
    let folder = "\(place)/bordercheck-trial-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let trial = TrialFolder(root: "\(folder)/Äpfel und Birnen")
    try FileManager.default.createDirectory(atPath: trial.root, withIntermediateDirectories: true)
    for (path, file) in files { try trial.write(file.bytes, to: path, mode: file.mode) }
    return try body(trial)
  }

  func path(_ path: String) -> String { "\(root)/\(path)" }

  func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  func write(_ bytes: [UInt8], to path: String, mode: UInt32? = nil) throws {
    let file = URL(fileURLWithPath: self.path(path))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    if let mode { chmod(file.path, mode_t(mode)) }
  }

  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: self.path(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  func snapshot() throws -> TreeSnapshot { try TreeSnapshot(of: root) }

  /// Whether nothing but the tree's own files is left.
  var isClean: Bool { !FileManager.default.fileExists(atPath: "\(root)/.bordercheck") }

  /// What the system gives a new file.
  static let newMode: UInt32 = {
    let mask = umask(0o022)
    umask(mask)
    return UInt32(0o666 & ~mask)
  }()
}
