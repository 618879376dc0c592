package import Findings

/// What a rule is, for people and for reports; severity here is the default that policy may move.
package struct RuleDescription: Sendable {
  /// Kebab-case; never changes once released.
  package var id: String
  /// What the rule says, as a noun phrase.
  package var title: String
  package var severity: Severity
  /// False for a rule that speaks only where a manifest or profile gives it a severity.
  package var isOnByDefault: Bool
  /// Why it matters to the people who use the app.
  package var reason: String
  /// Tiny projects in which the rule must speak.
  package var firing: [RuleExample]
  /// Tiny projects, close to the firing ones, in which it must be silent.
  package var silent: [RuleExample]

  package init(
    id: String, title: String, severity: Severity = .error, isOnByDefault: Bool = true, reason: String,
    firing: [RuleExample] = [], silent: [RuleExample] = []
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.reason = reason
    self.firing = firing
    self.silent = silent
  }
}
