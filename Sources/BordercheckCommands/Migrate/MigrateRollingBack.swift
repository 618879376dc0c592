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
    // A rollback that was cut off is one, and not the first of two.
    guard try !migration.recover(records) else {
      if try records.applying.standing == .none { forget(records) }
      return .clean
    }
    if try records.finishing.standing == .applied {
      try records.finishing.rollBack(by: migration.committer)
      migration.context.output.write("the copies are back; a second rollback takes back what 'migrate apply' did\n")
      return .clean
    }
    guard try records.applying.standing == .applied else { throw MigrationFailure.nothingToRollBack }
    try records.applying.rollBack(by: migration.committer)
    forget(records)
    migration.context.output.write("the files are as they were before 'migrate apply'\n")
    return .clean
  }

  private func forget(_ records: MigrationRecords) {
    for file in [records.verification, records.evidence, records.plan] { try? migration.remove(file) }
  }
}
