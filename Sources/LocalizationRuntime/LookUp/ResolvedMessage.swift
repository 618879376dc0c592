package import HostEvidence

/// What one look-up shows, and which file it came from.
package struct ResolvedMessage: Sendable, Hashable {
  /// `value`, `default` or `key`.
  package var outcome: Outcome
  /// What a person reads.
  package var value: String
  /// The file that served the value, inside the bundle: `de.lproj/Localizable.stringsdict`.
  package var file: String?
  /// The `.lproj` name of that file; the empty text for a table at the bundle's root.
  package var resolvedLocale: String?
  /// The variants that were taken: `device.mac/minutes.few`.
  package var variant: String?
  /// The locale that formatted: an identifier such as `de_DE`, or `root`.
  package var formattingLocale: String
  /// How each plural form was chosen.
  package var selections: [PluralSelection]
  /// What does not fit between the text and its arguments.
  package var diagnostics: [FormatDiagnostic]
  /// How all this came about; only where it was asked for.
  package var trace: LookUpTrace? {
    get { traces.first }
    set { traces = newValue.map { [$0] } ?? [] }
  }

  /// At most one: kept aside, so that an answer without a trace is small.
  private var traces: [LookUpTrace] = []

  init(
    _ shown: FormattedMessage, outcome: Outcome, place: TablePlace?, formattingLocale: String
  ) {
    self.outcome = outcome
    value = shown.text
    file = place?.file
    resolvedLocale = place?.localization
    variant = shown.variant
    self.formattingLocale = formattingLocale
    selections = shown.selections
    diagnostics = shown.diagnostics
  }
}
