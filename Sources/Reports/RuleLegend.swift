/// What a rule says, for headings.
package struct RuleLegend: Sendable, Hashable {
  package var title: String
  /// Why it matters to the people who use the app.
  package var reason: String

  package init(title: String, reason: String = "") {
    self.title = title
    self.reason = reason
  }
}
