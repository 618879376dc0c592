package import Findings

/// What a rule says about one cell; equal drafts of several cells become one finding.
package struct Draft: Sendable {
  package var rule: String
  /// Before policy.
  package var severity: Severity
  package var product: String?
  package var owner: String?
  package var table: String?
  package var key: String?
  package var language: String?
  package var message: String
  package var remedy: String
  /// The cells that show it.
  package var cells: [String]
  package var place: SourcePlace?
  /// Where the value came from, for exceptions that say so.
  package var resolvedLocale: String?
  /// What was shown, for exceptions pinned to a text.
  package var value: String?
  package var reproduce: [String]
  /// What a host said itself, which differs from run to run: for the person who runs it, and no part of evidence.
  package var hostOutput: String?

  package init(
    _ description: RuleDescription, severity: Severity? = nil, product: String? = nil, owner: String? = nil,
    table: String? = nil, key: String? = nil, language: String? = nil, message: String, remedy: String,
    cells: [String] = [], place: SourcePlace? = nil, reproduce: [String] = []
  ) {
    rule = description.id
    self.severity = severity ?? description.severity
    self.product = product
    self.owner = owner
    self.table = table
    self.key = key
    self.language = language
    self.message = message
    self.remedy = remedy
    self.cells = cells
    self.place = place
    self.reproduce = reproduce
  }
}
