package import Findings
package import OwnershipManifest
package import Reports

/// What was found before: findings that a baseline or earlier evidence has do not count where only new ones do.
package struct KnownFindings: Sendable {
  /// Identity → where it is known from, as a reason.
  private var reasons: [String: String] = [:]
  private var baseline: Baseline?
  /// The messages that earlier evidence has seen; nil without such evidence.
  private var messages: Set<BaseEvidence.Message>?

  package init(baseline: Baseline?) {
    self.baseline = baseline
    for entry in baseline?.entries ?? [] { reasons[entry.id] = "known: it is in \(Baseline.fileName)" }
  }

  /// Adds what earlier evidence found and observed.
  package mutating func add(_ base: BaseEvidence) {
    for finding in base.findings where finding.severity != .incomplete {
      reasons[finding.id] = "known: it is in \(base.name)"
    }
    messages = (messages ?? []).union(base.messages)
  }

  /// The findings with known ones accepted, and with a fallback of a new key as a note.
  package func applied(to findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var finding = finding
      if finding.exception == nil, finding.severity != .incomplete { finding.exception = reasons[finding.id] }
      if isFallbackOfNewKey(finding) { finding.severity = min(finding.severity, .note) }
      return finding
    }
  }

  private func isFallbackOfNewKey(_ finding: Finding) -> Bool {
    guard finding.rule == UnexpectedFallback.description.id, let messages, let owner = finding.owner,
      let table = finding.table, let key = finding.key
    else { return false }
    return !messages.contains(BaseEvidence.Message(owner: owner, table: table, key: key))
  }

  /// What there is to say about entries of the baseline that no finding of the rules that were tried has any more.
  func staleDraft(in findings: [Finding], of rules: [any Rule.Type]) -> Draft? {
    let tried = Set(rules.map { $0.description.id })
    let found = Set(findings.map(\.id))
    return BaselineStale.draft(
      about: (baseline?.entries ?? []).filter { tried.contains($0.rule) && !found.contains($0.id) })
  }
}
