package import Findings
import OwnershipManifest

/// Makes findings of drafts: policy first, then exceptions, then one finding per identity.
package struct FindingAssembly: Sendable {
  package var policy: RulePolicy

  package init(policy: RulePolicy) {
    self.policy = policy
  }

  /// Findings ascending by identity's parts; exceptions that match nothing are findings of their own.
  ///
  /// - Parameters:
  ///   - exceptions: Those of the manifest.
  ///   - allowed: Comments in code that accept findings.
  ///   - rules: The rules that were tried, as far as policy has them on: what accepts a finding of another is not
  ///     judged.
  ///   - isWhole: False where a selection left something out, so that nothing can be said about unused exceptions.
  func findings(
    from drafts: [Draft], exceptions: [RuleException], allowed: [AllowedLine] = [], of rules: [any Rule.Type],
    isWhole: Bool
  ) -> [Finding] {
    var collection = FindingCollection(policy: policy, exceptions: exceptions, allowed: allowed, of: on(rules))
    collection.add(drafts)
    return collection.findings(isWhole: isWhole)
  }

  /// The findings with what is known already accepted where `isOnlyNew`, and a word about stale entries of a baseline.
  package func findings(
    _ findings: [Finding], heldAgainst known: KnownFindings, isOnlyNew: Bool, of rules: [any Rule.Type], isWhole: Bool
  ) -> [Finding] {
    let held = isOnlyNew ? known.applied(to: findings) : findings
    guard isWhole, let stale = known.staleDraft(in: findings, of: on(rules)).flatMap(policy.applied) else {
      return held
    }
    var merge = FindingMerge()
    merge.add(stale, acceptance: nil)
    return (held + merge.findings).sorted(by: FindingMerge.precedes)
  }

  private func on(_ rules: [any Rule.Type]) -> [any Rule.Type] { rules.filter { policy.isOn($0.description) } }
}
