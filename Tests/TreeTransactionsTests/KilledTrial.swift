import Foundation
import TreeTransactions

@testable import TransactionTrial

/// One tree whose transaction is killed.
struct KilledTrial {
  let seed: UInt64
  let tree: TrialTree
  let folder: TrialFolder
  /// Where it was recovered to.
  private(set) var state: TreeState?
  /// What was not as it should be; tests say so where they know who they are, which a thread of its own does not.
  private(set) var problems: [String] = []

  init(seed: UInt64, tree: TrialTree, folder: TrialFolder) {
    self.seed = seed
    self.tree = tree
    self.folder = folder
  }

  func commit() throws {
    try TreeTransaction("trial", tree.changes, journal: folder.journal).commit()
  }

  /// Kills a process that does something to the tree, and waits for the one that it may have started.
  func kill(_ action: [String], at moments: inout Moments, with signal: CInt = SIGKILL) throws {
    moments.kill(try TrialProcess(action + ["\(seed)", folder.root, folder.journal.folder]), with: signal)
    folder.waitForProcesses()
  }

  /// The tree is on one side when all processes are gone and before anything is recovered.
  mutating func checkKill(of action: [String], at moments: inout Moments, with signal: CInt = SIGKILL) throws {
    try kill(action, at: &moments, with: signal)
    let snapshot = try folder.snapshot()
    expect(snapshot == expected(.before) || snapshot == expected(.after), "mixed before anything was recovered")
  }

  /// Recovers, is killed meanwhile, and recovers again.
  func killRecovery(at moments: inout Moments) throws {
    for _ in 0..<moments.times() { try kill(["recover", "here"], at: &moments) }
  }

  /// Recovers twice and holds the tree against the side that this names.
  mutating func recover() throws {
    let state = try folder.journal.recover()
    self.state = state
    let snapshot = try folder.snapshot()
    expect(snapshot == expected(state), "not as \(state)")
    expect(try folder.journal.recover() == state, "recovered to another side the second time")
    expect(try folder.snapshot() == snapshot, "changed by the second recovery")
    switch state {
    case .before: expect(folder.isClean, "something is left")
    case .after:
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.journal.folder)
      expect(Set(left) == ["before", "journal.jsonl"], "left in the journal: \(left)")
    }
  }

  private mutating func expect(_ condition: Bool, _ problem: String) {
    if !condition { problems.append("seed \(seed): \(problem)") }
  }

  private func expected(_ state: TreeState) -> TreeSnapshot {
    TreeSnapshot(state == .before ? tree.before : tree.after, newMode: TrialFolder.newMode)
  }
}
