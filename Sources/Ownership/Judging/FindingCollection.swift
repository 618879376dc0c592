package import Findings
package import OwnershipManifest

/// Takes drafts as they come, in any order, and makes findings of them: policy first, then exceptions, then one finding
/// per identity. What is kept grows with the findings, not with the drafts.
package struct FindingCollection: Sendable {
  private let policy: RulePolicy
  private var matcher: ExceptionMatcher
  private var allowed: AllowedLines
  private var merged = FindingMerge()

  /// - Parameters:
  ///   - exceptions: Those of the manifest.
  ///   - rules: The rules that are tried: what accepts a finding of another is not judged.
  package init(policy: RulePolicy, exceptions: [RuleException], of rules: [any Rule.Type]) {
    self.init(policy: policy, exceptions: exceptions, allowed: [], of: rules)
  }

  /// - Parameter allowed: Comments in code that accept findings.
  init(policy: RulePolicy, exceptions: [RuleException], allowed: [AllowedLine], of rules: [any Rule.Type]) {
    self.policy = policy
    self.allowed = AllowedLines(allowed)
    let tried = Set(rules.map { $0.description.id })
    matcher = ExceptionMatcher(exceptions.filter { tried.contains($0.rule) }, today: policy.today)
  }

  package mutating func add(_ drafts: [Draft]) {
    for draft in drafts {
      guard var draft = policy.applied(to: draft) else { continue }
      let excepted = matcher.match(&draft).map(Acceptance.init)
      let acceptance = allowed.match(draft)
      merged.add(draft, acceptance: excepted ?? acceptance)
    }
  }

  /// Findings ascending by identity's parts; exceptions that match nothing are findings of their own.
  ///
  /// - Parameter isWhole: False where a selection left something out, so that nothing can be said about unused exceptions.
  package func findings(isWhole: Bool) -> [Finding] {
    var merged = merged
    let drafts = matcher.drafts(isWhole: isWhole) + (isWhole ? allowed.drafts(isOn: isOn) : [])
    for draft in drafts.compactMap(policy.applied) { merged.add(draft, acceptance: nil) }
    return merged.findings
  }

  /// Whether policy has the rule on.
  private func isOn(_ rule: String) -> Bool { RuleRegistry.rule(rule).map { policy.isOn($0.description) } ?? false }
}
