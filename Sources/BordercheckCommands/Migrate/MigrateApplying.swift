import CommandLayer
import Foundation
import HarnessRun
import HostEvidence
import Migration
import Ownership
import ReportFormats
import Reports
import TreeTransactions

/// `migrate apply`: refuses what does not fit, sees what readers see now, and changes the files as one.
struct MigrateApplying {
  private let migration: MigrationProject
  private let plan: MigrationPlan
  private let name: String

  init(_ migration: MigrationProject, _ plan: MigrationPlan, named name: String) {
    self.migration = migration
    self.plan = plan
    self.name = name
  }

  func run() async throws -> ExitStatus {
    let records = MigrationRecords(of: plan, root: migration.folder)
    try migration.recover(records)
    guard try records.applying.standing == .none else {
      migration.context.output.write(
        "the plan is applied already\n" + MigrationNext(name, migration.name).line("verify"))
      return .clean
    }
    try checkClaims(records)
    let facts = try await migration.facts()
    let changes = try PlannedChanges(plan, facts, files: migration.files).ofApplying()
    try await migration.checkCommitted(changes.filter { $0.before != nil }.map(\.path))
    let transaction = TreeTransaction("apply \(name)", changes, journal: records.applying)
    let obstacles = transaction.check()
    guard obstacles.isEmpty else { throw TransactionError.refused(obstacles) }
    let before = try await migration.evidence()
    // Another process may have applied it in the meantime: what it kept stays.
    let newObstacles = transaction.check()
    guard newObstacles.isEmpty else { throw TransactionError.refused(newObstacles) }
    try records.keep(before, in: migration.context)
    try records.keep(plan.restored(from: facts, files: migration.files).bytes, at: records.plan, in: migration.context)
    try transaction.commit(by: migration.committer)
    write(changes)
    return .clean
  }

  /// A copy is moved by one plan at a time: two would each take it out.
  private func checkClaims(_ records: MigrationRecords) throws {
    let own = Set(plan.moved.flatMap(\.movedCopies))
    let claimed = try migration.plansInProgress(beside: records).flatMap(\.moved).flatMap(\.movedCopies)
    let both = claimed.filter(own.contains)
    guard both.isEmpty else {
      throw MigrationFailure.claimed(both.map { "\"\($0.key)\" of \($0.copy.owner)" })
    }
  }

  private func write(_ changes: [FileChange]) {
    let count = plan.moved.count
    let files = changes.map { "  \(VisibleText($0.path).plain)\($0.before == nil ? " (new)" : "")\n" }.joined()
    let byHand = plan.byHand.isEmpty ? "" : "by hand:\n" + plan.byHand.map { "  \(VisibleText($0).plain)\n" }.joined()
    migration.context.output.write(
      "\(count) message\(count == 1 ? "" : "s") moved to \(plan.to); the copies stay until 'migrate finish'\n\(files)"
        + "\(byHand)commit these files as one, with a message such as:\n\n\(CommitMessage(plan).ofApplying)\n"
        + MigrationNext(name, migration.name).line("verify"))
  }
}

/// A copy with its key.
private struct MovedCopy: Hashable {
  var key: String
  var copy: PlannedMessage.Copy
}

extension PlannedMessage {
  fileprivate var movedCopies: [MovedCopy] { copies.map { MovedCopy(key: key, copy: $0) } }
}
