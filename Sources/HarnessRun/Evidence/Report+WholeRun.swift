import Findings
import Ownership
package import Reports

extension Report {
  /// The report of merged shards with what only the whole shows.
  ///
  /// What was found on single devices stays as those found it who played them: they know more than evidence holds.
  ///
  /// What nobody observed although the project presents it is named: no rule sees that it is not there.
  ///
  /// - Parameter judged: the same evidence, judged as that of runs.
  package func addingWholeRun(of judged: Report) -> Report {
    let names = Set(RuleRegistry.ofWholeRuns.map { $0.description.id })
    var report = self
    report.findings =
      FindingUnion(findings.filter { !names.contains($0.rule) } + judged.findings.filter { names.contains($0.rule) })
      .findings
    report.unjudged = judged.unjudged.filter { names.contains($0.rule) || $0.rule == HostSilent.description.id }
    return report
  }

  /// A shard's evidence for a judgement of the whole, where it is known already that no part is missing: what was
  /// observed, and what could not be.
  package var asPartOfWhole: Self {
    let names = Set(RuleRegistry.ofWholeRuns.map { $0.description.id })
    var report = self
    report.shard = .whole
    report.findings = findings.filter { $0.severity == .incomplete && !names.contains($0.rule) }
    return report
  }

  /// The report of merged shards where nobody looked at the whole, and says so.
  package func lackingWholeRun() -> Report {
    var report = self
    let rules = RuleRegistry.ofWholeRuns.map { $0.description.id }.filter { $0 != NothingChecked.description.id }
    report.unjudged = rules.map { rule in
      UnjudgedRule(rule: rule, reason: "it holds the whole run against the project, which is not here: --project DIR")
    }
    return report
  }
}
