import CommandLayer
import Migration
import TreeTransactions

/// `migrate rollback`: takes back the last step that was taken, byte for byte.
struct MigrateRollingBack {
  private let migration: MigrationProject
  private let plan: MigrationPlan

  init(_ migration: MigrationProject, _ plan: MigrationPlan) {
    self.migration = migration
    self.plan = plan
  }

  func run() async throws -> ExitStatus {
    let records = MigrationRecords(of: plan, root: migration.folder)
    try migration.recover(records)
    if try records.finishing.standing == .applied {
      try records.finishing.rollBack(by: migration.committer)
      migration.context.output.write("the copies are back; a second rollback takes back what 'migrate apply' did\n")
      return .clean
    }
    guard try records.applying.standing == .applied else { throw MigrationFailure.nothingToRollBack }
    try records.applying.rollBack(by: migration.committer)
    try? migration.remove(records.verification)
    try? migration.remove(records.evidence)
    try? migration.remove(records.plan)
    migration.context.output.write("the files are as they were before 'migrate apply'\n")
    return .clean
  }
}
