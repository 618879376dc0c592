import CommandLayer
import Findings
import HostEvidence
import Migration
import Ownership
import ProjectCheck
import Reports
import TreeTransactions

/// `migrate verify`: holds what readers see now against what they saw before, and asks `check`.
struct MigrateVerifying {
  private let migration: MigrationProject
  private let plan: MigrationPlan
  private let name: String
  private let evidence: String?
  private let built: String?

  /// - Parameters:
  ///   - evidence: as the command line has it.
  ///   - built: absolute.
  init(_ migration: MigrationProject, _ plan: MigrationPlan, named name: String, evidence: String?, built: String?) {
    self.migration = migration
    self.plan = plan
    self.name = name
    self.evidence = evidence
    self.built = built
  }

  func run() async throws -> ExitStatus {
    let records = MigrationRecords(of: plan, root: migration.folder)
    try migration.recover(records)
    let plan = try migration.applied(plan, records)
    let before = try earlier(records)
    let facts = try await migration.facts()
    let tree = TreeDigest(facts, files: migration.files)
    let after = try await after()
    let verification = MigrationVerification(plan, before: before, after: after)
    let isSimulatedOnly = isSimulatedOnly(after)
    let findings = try await findings()
    let remaining = RemainingCalls(plan, facts, files: migration.files).calls
    let edited = try EditedCopies(plan, facts, files: migration.files).copies
    let text = VerificationText(verification, findings, remaining, edited, isSimulatedOnly: isSimulatedOnly)
    migration.context.output.write(text.text)
    guard text.isPassed else {
      try? migration.remove(records.verification)
      return text.isLost ? .findings : .incomplete
    }
    let record = VerificationRecord(tree: tree.text, isSimulatedOnly: isSimulatedOnly)
    try records.keep(record.bytes, at: records.verification, in: migration.context)
    migration.context.output.write(MigrationNext(name, migration.name).line("finish"))
    return .clean
  }

  /// Whether nothing but catalogs and this tool's simulation was asked, by this command or by a `run` that wrote the file.
  private func isSimulatedOnly(_ after: Report) -> Bool {
    guard built == nil, after.command == .run else { return false }
    return evidence == nil || after.cells.allSatisfy { $0.host == .bundle }
  }

  private func earlier(_ records: MigrationRecords) throws -> Report {
    guard FileBytes.read(records.evidence) != nil else { throw MigrationFailure.noEvidence(records.evidence) }
    return try EvidenceFile.read(records.evidence, in: migration.context)
  }

  private func after() async throws -> Report {
    if let evidence { return try EvidenceFile.read(evidence, in: migration.context) }
    if let built { return try await migration.evidence(of: built) }
    return try await migration.evidence()
  }

  /// What `check` has against messages that moved. Their copies are still there, which is no news.
  private func findings() async throws -> [Finding] {
    let progress = ProgressDisplay(migration.context)
    let request = CheckRequest(project: migration.path, jobs: migration.jobs)
    let report = try await progress.beating {
      try await ProjectCheck(request, events: progress.checkEvents).report()
    }
    return NewFindings(plan, in: report.countedFindings).findings
  }
}
