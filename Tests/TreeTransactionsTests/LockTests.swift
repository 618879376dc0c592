import Foundation
import Testing

@testable import TransactionTrial
@testable import TreeTransactions

/// Several processes on one tree.
@Suite struct LockTests {
  @Test func `of processes that change the same files at once one does and the others are refused`() throws {
    for seed in UInt64(0)..<6 {
      let tree = TrialTree(seed: seed)
      try TrialFolder.with(tree.before) { folder in
        let processes = try ["one", "two", "three"].map { name in
          let committer = name == "two" ? "here" : "process"
          return try TrialProcess(["commit", committer, "\(seed)", folder.root, folder.journal(name).folder])
        }
        let ends = processes.map { $0.end() }
        #expect(ends.map(\.status).sorted() == [0, 1, 1], "\(ends)")
        #expect(ends.filter { $0.status == 1 }.allSatisfy { $0.output.contains("nothing was changed") }, "\(ends)")
        #expect(try folder.snapshot() == TreeSnapshot(tree.after, newMode: TrialFolder.newMode))
        #expect(TransactionJournal.all(in: folder.journals, of: folder.root).count == 1)
      }
    }
  }

  @Test func `a lock that a killed process left does no harm`() throws {
    try TrialFolder.with { folder in
      try folder.write("", to: ".bordercheck/migrations/.lock")
      try TreeTransaction(
        "Move", [FileChange(path: "a", before: nil, after: [1])], journal: folder.journal
      ).commit()
      try folder.journal.rollBack()
      #expect(folder.isClean)
    }
  }

  @Test func `a process that works on the tree is waited for`() throws {
    try TrialFolder.with { folder in
      try folder.write("", to: ".bordercheck/migrations/.lock")
      let file = open("\(folder.journals)/.lock", O_RDWR | O_CLOEXEC)
      #expect(flock(file, LOCK_EX) == 0)
      let process = try TrialProcess(["commit", "here", "1", folder.root, folder.journal.folder])
      usleep(50_000)
      #expect(try folder.snapshot() == TreeSnapshot([:], newMode: 0))
      #expect(!folder.journal.exists)
      close(file)
      #expect(process.end().status == 1)
    }
  }
}
