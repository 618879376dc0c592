package import Findings
package import OwnershipManifest

/// Severity by policy: what a manifest and a profile make of the rules' defaults.
package struct RulePolicy: Sendable {
  /// Rule → severity; a nil value switches the rule off.
  package var severities: [String: Severity?]
  /// The day that exceptions are held against, `YYYY-MM-DD`; nil where none is known.
  package var today: String?

  package init(severities: [String: Severity?] = [:], today: String? = nil) {
    self.severities = severities
    self.today = today
  }

  /// The manifest's own severities, under those of the profile.
  package init(manifest: Manifest, profile: Manifest.Profile?, today: String? = nil) {
    severities = manifest.rules.merging(profile?.rules ?? [:]) { _, profile in profile }
    self.today = today
  }

  /// Whether the rule is to be tried at all.
  package func isOn(_ rule: RuleDescription) -> Bool { severity(of: rule.id, default: rule.severity) != nil }

  /// The severity that counts; nil where the rule is off: by policy, or by default while policy says nothing. What could
  /// not be observed is moved by no policy.
  package func severity(of rule: String, default severity: Severity) -> Severity? {
    if severity == .incomplete { return .incomplete }
    guard let own = severities[rule] else { return RuleRegistry.offByDefault.contains(rule) ? nil : severity }
    return own
  }

  /// The draft with the severity that counts; nil where its rule is off.
  func applied(to draft: Draft) -> Draft? {
    guard let severity = severity(of: draft.rule, default: draft.severity) else { return nil }
    var draft = draft
    draft.severity = severity
    return draft
  }
}
