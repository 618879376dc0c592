import Foundation
import Testing

@testable import TransactionTrial
@testable import TreeTransactions

/// What a kill leaves behind each single move, made by hand, and recovered.
@Suite struct CrashPointTests {
  @Test(arguments: 0..<4)
  func `a commit is finished from each of its moves`(seed: UInt64) throws {
    for moved in 0...TrialTree(seed: seed).changes.count {
      try Self.withStaged(seed) { tree, folder in
        try Self.move(folder, to: .after, count: moved)
        let state = try folder.journal.recover()
        #expect(state == .after)
        #expect(try folder.snapshot() == TreeSnapshot(tree.after, newMode: TrialFolder.newMode))
        try folder.journal.rollBack()
        #expect(try folder.snapshot() == TreeSnapshot(tree.before, newMode: TrialFolder.newMode))
        #expect(folder.isClean)
      }
    }
  }

  @Test(arguments: 0..<4)
  func `a commit that turned back is taken back from each of its moves`(seed: UInt64) throws {
    let count = TrialTree(seed: seed).changes.count
    for (moved, back) in (0...count).flatMap({ moved in (0...moved).map { (moved, $0) } }) {
      try Self.withStaged(seed) { tree, folder in
        try Self.move(folder, to: .after, count: moved)
        try folder.journal.enter(.unapplying, try #require(try folder.journal.read()))
        try Self.move(folder, to: .before, count: back)
        let state = try folder.journal.recover()
        #expect(state == .before)
        #expect(try folder.snapshot() == TreeSnapshot(tree.before, newMode: TrialFolder.newMode))
        #expect(folder.isClean)
      }
    }
  }

  @Test(arguments: 0..<4)
  func `a rollback is finished, or undone where it turned back, from each of its moves`(seed: UInt64) throws {
    for moved in 0...TrialTree(seed: seed).changes.count {
      for turns in [false, true] {
        try Self.withStaged(seed) { tree, folder in
          try folder.journal.recover()
          try folder.journal.stage(RollbackSurvey(folder.journal))
          try Self.move(folder, to: .before, count: moved)
          if turns { try folder.journal.enter(.reapplying, try #require(try folder.journal.read())) }
          let state = try folder.journal.recover()
          #expect(state == (turns ? .after : .before))
          #expect(
            try folder.snapshot() == TreeSnapshot(turns ? tree.after : tree.before, newMode: TrialFolder.newMode))
          if turns { try folder.journal.rollBack() }
          #expect(try folder.snapshot() == TreeSnapshot(tree.before, newMode: TrialFolder.newMode))
          #expect(folder.isClean)
        }
      }
    }
  }

  /// A tree whose transaction has staged everything and moved nothing.
  private static func withStaged(_ seed: UInt64, _ body: (TrialTree, TrialFolder) throws -> Void) throws {
    let tree = TrialTree(seed: seed)
    try TrialFolder.with(tree.before) { folder in
      try FileManager.default.createDirectory(atPath: folder.journals, withIntermediateDirectories: true)
      let transaction = TreeTransaction("trial", tree.changes, journal: folder.journal)
      try transaction.stage(ChangeSurvey(transaction))
      try body(tree, folder)
    }
  }

  /// Moves the first files as a transaction does it.
  private static func move(_ folder: TrialFolder, to state: TreeState, count: Int) throws {
    let record = try #require(try folder.journal.read())
    for (index, file) in record.files.enumerated().prefix(count) {
      let path = folder.path(file.path)
      guard file.version(state) != nil else {
        unlink(path)
        continue
      }
      let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      #expect(rename(folder.journal.staged(index, state), path) == 0)
    }
  }
}
