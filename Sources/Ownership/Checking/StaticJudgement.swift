import ConcurrentMap
package import Findings
import OwnershipManifest

/// The facts of a static check with what every rule says about them.
package struct StaticJudgement: Sendable {
  package var facts: CheckFacts
  /// In the order of rules within tables, then of the rules over the whole project.
  package var drafts: [Draft]
  /// What the rules about one table said, table by table.
  let ofTables: [[Draft]]

  /// Tries every rule that is on, on several tables and then with several rules at a time: with the same outcome.
  ///
  /// - Throws: `CancellationError`.
  package init(of facts: CheckFacts, under policy: RulePolicy, jobs: Int) async throws {
    self.facts = facts
    let tableRules = Self.tableRules(under: policy)
    let projectRules = RuleRegistry.projectRules.filter { policy.isOn($0.description) }
    ofTables = try await facts.tables.concurrentMap(width: jobs) { table in
      table.knownDrafts ?? tableRules.flatMap { $0.drafts(in: table) }
    }
    let ofProject = try await projectRules.concurrentMap(width: jobs) { $0.drafts(in: facts) }
    let weighed = MissingLanguage.weighed(ofTables, of: facts.tables)
    let relevant = zip(facts.tables, weighed).flatMap { table, drafts in
      drafts.contains { $0.rule.hasPrefix("symbol.") }
        ? SymbolGeneration.of(table, in: facts.declared).relevant(drafts) : drafts
    }
    drafts = relevant + ofProject.flatMap { $0 }
  }

  static func tableRules(under policy: RulePolicy) -> [any TableRule.Type] {
    RuleRegistry.tableRules.filter { policy.isOn($0.description) }
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
      from: drafts.map(reproducible), exceptions: facts.manifest.exceptions,
      allowed: AllowedLine.all(in: facts), of: rules, isWhole: isWhole)
    return assembly.findings(findings, heldAgainst: known, isOnlyNew: isOnlyNew, of: rules, isWhole: isWhole)
  }

  /// The draft with the command that finds it again.
  private func reproducible(_ draft: Draft) -> Draft {
    guard draft.reproduce.isEmpty else { return draft }
    var draft = draft
    draft.reproduce = ["bordercheck", "check", "--rule", draft.rule]
    if let owner = draft.owner { draft.reproduce += ["--owner", owner] }
    if let product = draft.product { draft.reproduce += ["--product", product] }
    if let base = facts.base?.name, RuleRegistry.overBase.contains(draft.rule) { draft.reproduce += ["--base", base] }
    return draft
  }
}
