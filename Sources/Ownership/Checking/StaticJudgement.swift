import ConcurrentMap
package import Findings
import OwnershipManifest

/// The facts of a static check with what every rule says about them.
package struct StaticJudgement: Sendable {
  package var facts: CheckFacts
  /// In the order of rules within tables, then of the rules over the whole project.
  package var drafts: [Draft]

  /// Tries every rule that is on; tables are looked at several at a time, with the same outcome.
  ///
  /// - Throws: `CancellationError`.
  package init(of facts: CheckFacts, under policy: RulePolicy, jobs: Int) async throws {
    self.facts = facts
    let tableRules = RuleRegistry.tableRules.filter { policy.isOn($0.description) }
    let projectRules = RuleRegistry.projectRules.filter { policy.isOn($0.description) }
    let ofTables = try await facts.tables.concurrentMap(width: jobs) { table in
      tableRules.flatMap { $0.drafts(in: table) }
    }
    drafts = ofTables.flatMap { $0 } + projectRules.flatMap { $0.drafts(in: facts) }
  }

  /// The findings, policy and exceptions applied, ascending by rule, product, owner, table, key and language.
  ///
  /// - Parameters:
  ///   - known: What was found before; it counts for nothing where `isOnlyNew`.
  ///   - isWhole: False where a selection leaves findings out, so that nothing can be said about what is unused.
  package func findings(
    under policy: RulePolicy, known: KnownFindings, isOnlyNew: Bool, isWhole: Bool
  ) -> [Finding] {
    let rules = RuleRegistry.overSources
    let assembly = FindingAssembly(policy: policy)
    let findings = assembly.findings(
      from: drafts.map(Self.reproducible), exceptions: facts.manifest.exceptions, of: rules, isWhole: isWhole)
    return assembly.findings(findings, heldAgainst: known, isOnlyNew: isOnlyNew, of: rules, isWhole: isWhole)
  }

  /// The draft with the command that finds it again.
  private static func reproducible(_ draft: Draft) -> Draft {
    guard draft.reproduce.isEmpty else { return draft }
    var draft = draft
    draft.reproduce = ["bordercheck", "check", "--rule", draft.rule]
    if let owner = draft.owner { draft.reproduce += ["--owner", owner] }
    if let product = draft.product { draft.reproduce += ["--product", product] }
    return draft
  }
}
