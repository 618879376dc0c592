package import Findings
import OwnershipManifest

/// Makes findings of drafts: policy first, then exceptions, then one finding per identity.
package struct FindingAssembly: Sendable {
  package var policy: RulePolicy

  package init(policy: RulePolicy) {
    self.policy = policy
  }

  /// Findings ascending by identity's parts; exceptions that match nothing are findings of their own.
  package func findings(from drafts: [Draft], of judgement: Judgement) -> [Finding] {
    let manifest = judgement.facts.manifest
    var matcher = ExceptionMatcher(manifest.exceptions, today: policy.today)
    var merged = FindingMerge()
    for draft in drafts.compactMap(applyPolicy) {
      merged.add(draft, exception: matcher.match(draft)?.reason)
    }
    let leftovers = matcher.drafts(isWhole: judgement.facts.isWhole).compactMap(applyPolicy)
    for draft in leftovers { merged.add(draft, exception: nil) }
    return merged.findings
  }

  private func applyPolicy(_ draft: Draft) -> Draft? {
    guard let severity = policy.severity(of: draft.rule, default: draft.severity) else { return nil }
    var draft = draft
    draft.severity = severity
    return draft
  }
}
