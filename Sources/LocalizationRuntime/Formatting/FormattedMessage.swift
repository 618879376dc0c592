/// The text of one message, and how it came about.
package struct FormattedMessage: Sendable, Hashable {
  package var text: String
  /// The variants that were taken, outermost first and then in the order of the text: `device.mac/minutes.few`,
  /// `value.one`, `width.20`; nil where the entry has none.
  package var variant: String?
  /// The plural choices in the order in which they were made.
  package var selections: [PluralSelection]
  /// What does not fit between the entry and its arguments; empty for a sound message.
  package var diagnostics: [FormatDiagnostic]

  package init(
    text: String, variant: String? = nil, selections: [PluralSelection] = [], diagnostics: [FormatDiagnostic] = []
  ) {
    self.text = text
    self.variant = variant
    self.selections = selections
    self.diagnostics = diagnostics
  }
}
