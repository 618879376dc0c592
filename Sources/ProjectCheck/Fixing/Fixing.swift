import Findings
import Ownership
import OwnershipManifest
package import Reports
import TreeTransactions

/// Mends what rules find, as far as no decision of a person is needed.
///
/// ```swift
/// let fixing = Fixing(request, rules: ["call.wrong-bundle"])
/// let plan = try await fixing.plan()
/// let outcome = try await fixing.write(plan)
/// ```
package struct Fixing: Sendable {
  private let request: CheckRequest
  private let rules: [String]
  private let events: CheckEvents

  /// - Parameter rules: identifiers of `RepairRegistry.rules`.
  package init(_ request: CheckRequest, rules: [String], events: CheckEvents = CheckEvents()) {
    self.request = request
    self.rules = rules
    self.events = events
  }

  /// Checks the project, and says what would be changed; nothing is written.
  ///
  /// - Throws: `FixError.unreadable` for a check that could not look at everything, `InputErrors` and `CheckError` as a
  ///   check does.
  package func plan() async throws -> FixPlan {
    let (report, facts) = try await ProjectCheck(request, events: events).outcome()
    let unread = report.findings.filter { $0.severity == .incomplete }
    guard unread.isEmpty else { throw FixError.incomplete(unread.map(\.message)) }
    let selection = try CheckSelection(request, of: facts.manifest)
    let fixFacts = FixFacts(facts, report, rules: rules, selection)
    let proposals = RepairRegistry.all.filter { rules.contains($0.rule) }.map { $0.proposal(in: fixFacts) }
    return FixPlanning.plan(proposals, fixFacts, report)
  }

  /// Makes the changes, and checks again: where anything is found that was not found before, they are taken back.
  ///
  /// - Returns: the second check.
  /// - Throws: `FixError`; the files are then as they were.
  package func write(_ plan: FixPlan) async throws -> Report {
    let journal = TransactionJournal("\(plan.folder)/.bordercheck/fixes/current", of: plan.folder)
    let renaming = FolderRenaming(plan.renames, in: plan.folder)
    try commit(plan, journal, renaming)
    do {
      try renaming.perform()
      let report = try await ProjectCheck(request, events: events).report()
      let more = Self.new(report.findings, since: plan)
      guard more.isEmpty else { throw FixError.newFindings(more.map { "\($0.rule): \($0.message)" }) }
      try journal.close()
      return report
    } catch {
      renaming.undo()
      if !plan.changes.isEmpty { try journal.rollBack() }
      throw error
    }
  }

  /// Changes the files, once nothing stands against any of them.
  private func commit(
    _ plan: FixPlan, _ journal: TransactionJournal, _ renaming: FolderRenaming
  ) throws(FixError) {
    let transaction = TreeTransaction("bordercheck check --fix", plan.changes, journal: journal)
    do throws(TransactionError) {
      // What an earlier process was cut off in is finished, and stays.
      try journal.recover()
      try journal.close()
    } catch {
      throw .notWritten("\(error)")
    }
    let obstacles = transaction.check().map(\.description) + renaming.obstacles
    guard obstacles.isEmpty else { throw .refused(obstacles) }
    guard !plan.changes.isEmpty else { return }
    do throws(TransactionError) { try transaction.commit() } catch { throw .notWritten("\(error)") }
  }

  /// Findings that were not there before, whatever line they stand on. A note may come into sight where another finding
  /// stood in its way; it is no harm. A language whose folder gets another name is the same language.
  private static func new(_ findings: [Finding], since plan: FixPlan) -> [Finding] {
    let names = Dictionary(
      plan.renames.map { ($0.language(of: $0.from), $0.language(of: $0.to)) }, uniquingKeysWith: { first, _ in first })
    var known = Set(plan.report.findings.map(\.id))
    for var finding in plan.report.findings {
      guard let name = finding.language.flatMap({ names[$0] }) else { continue }
      finding.language = name
      known.insert(finding.id)
    }
    return findings.filter { $0.exception == nil && $0.severity != .note && !known.contains($0.id) }
  }
}

extension FolderRename {
  /// The name of a language folder without `.lproj`.
  fileprivate func language(of path: String) -> String {
    let name = RelativePath.name(of: path)
    return name.hasSuffix(".lproj") ? String(name.dropLast(".lproj".count)) : name
  }
}
