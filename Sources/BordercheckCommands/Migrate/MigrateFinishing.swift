import CommandLayer
import HostEvidence
import Migration
import Ownership
import Reports
import TreeTransactions

/// `migrate finish`: takes the copies out, if this very tree was verified.
struct MigrateFinishing {
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
    let plan = try migration.applied(plan, records)
    guard try records.finishing.standing == .none else {
      migration.context.output.write("the plan is finished already\n")
      return .clean
    }
    let facts = try await migration.facts()
    try checkVerified(facts, records)
    let changes = try PlannedChanges(plan, facts, files: migration.files).ofFinishing()
    let applied = try records.applying.status()?.paths ?? []
    try await migration.checkCommitted(changes.map(\.path) + applied)
    let transaction = TreeTransaction("finish \(name)", changes, journal: records.finishing)
    try transaction.commit(by: migration.committer)
    write(changes)
    return .clean
  }

  private func checkVerified(_ facts: CheckFacts, _ records: MigrationRecords) throws {
    guard let bytes = FileBytes.read(records.verification), let record = VerificationRecord(bytes) else {
      throw MigrationFailure.notVerified
    }
    guard record.tree == TreeDigest(facts, files: migration.files).text else { throw MigrationFailure.otherTree }
  }

  private func write(_ changes: [FileChange]) {
    let files = changes.map { "  \(VisibleText($0.path).plain)\n" }.joined()
    let count = plan.moved.count
    migration.context.output.write(
      "the copies of \(count) message\(count == 1 ? "" : "s") are gone\n\(files)"
        + "commit these files as one, with a message such as:\n\n\(CommitMessage(plan).ofFinishing)")
  }
}
