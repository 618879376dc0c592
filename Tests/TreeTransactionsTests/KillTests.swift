import Foundation
import Testing
import TreeTransactions

/// Processes killed at any moment: the tree is as before or as after, and so it is after recovering.
@Suite struct KillTests {
  @Test func `a commit killed at any moment leaves the tree as before or as after`() async throws {
    try await Trials("commit", count: 200).run { trial, moments in
      try trial.checkKill(of: ["commit", "process"], at: &moments)
    }
  }

  @Test func `a rollback killed at any moment leaves the tree as before or as after`() async throws {
    try await Trials("rollback", count: 160).run { trial, moments in
      try trial.commit()
      try trial.checkKill(of: ["rollback", "process"], at: &moments)
    }
  }

  @Test func `a commit without a process of its own is recovered, although recovering is killed as well`() async throws
  {
    try await Trials("recover", count: 120).run { trial, moments in
      try trial.kill(["commit", "here"], at: &moments)
      try trial.killRecovery(at: &moments)
    }
  }

  @Test func `a rollback without a process of its own is recovered, although recovering is killed as well`()
    async throws
  {
    try await Trials("recover a rollback", count: 80).run { trial, moments in
      try trial.commit()
      try trial.kill(["rollback", "here"], at: &moments)
      try trial.killRecovery(at: &moments)
    }
  }

  @Test func `a polite signal waits until all files are moved`() async throws {
    try await Trials("terminate", count: 40).run { trial, moments in
      try trial.checkKill(of: ["commit", "here"], at: &moments, with: SIGTERM)
    }
  }
}
