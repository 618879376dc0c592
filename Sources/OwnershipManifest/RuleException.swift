package import Findings

/// What is known and accepted: it matches findings of one rule.
package struct RuleException: Sendable, Hashable {
  package var place: SourcePlace
  package var rule: String
  package var product: String?
  package var owner: String?
  package var table: String?
  /// A key or a glob.
  package var key: String?
  package var language: String?
  /// Where the value did come from.
  package var resolvedLocale: String?
  /// Pins the exception to that shown text.
  package var value: String?
  package var reason: String
  package var approvedBy: String
  /// `YYYY-MM-DD`, the last good day; nil for `never`.
  package var expires: String?

  package init(place: SourcePlace, rule: String, reason: String, approvedBy: String, expires: String?) {
    self.place = place
    self.rule = rule
    self.reason = reason
    self.approvedBy = approvedBy
    self.expires = expires
  }
}
