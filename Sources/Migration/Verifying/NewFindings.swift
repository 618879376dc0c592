package import Findings

/// What a check says of the messages that moved, and did not say of their copies.
package struct NewFindings: Sendable {
  /// In the order of the check.
  package let findings: [Finding]

  private struct Place: Hashable {
    var rule: String
    var key: String
    var language: String?
  }

  /// - Parameter checked: all findings of the tree with the plan applied, where the copies are still there.
  package init(_ plan: MigrationPlan, in checked: [Finding]) {
    let messages = Dictionary(plan.moved.map { ($0.newKey, $0) }) { first, _ in first }
    let old = Set(
      checked.compactMap { finding -> Place? in
        guard let key = finding.key, finding.owner != plan.to else { return nil }
        return Place(rule: finding.rule, key: key, language: finding.language)
      })
    findings = checked.filter { finding in
      guard finding.severity >= .error, finding.owner == plan.to, finding.rule != "owner.duplicate-key",
        let message = finding.key.flatMap({ messages[$0] })
      else { return false }
      if let language = finding.language, message.missingLanguages.contains(language) { return false }
      return !old.contains(Place(rule: finding.rule, key: message.key, language: finding.language))
    }
  }
}
