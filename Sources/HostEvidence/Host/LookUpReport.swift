/// One look-up as the code of a host made it, with where the text came from.
package struct LookUpReport: Sendable, Hashable {
  /// Something that the evidence of the message must not keep to itself.
  package struct Diagnostic: Sendable, Hashable {
    package var reason: HostRemark.Reason
    /// One sentence without a full stop.
    package var message: String

    package init(_ reason: HostRemark.Reason, _ message: String) {
      self.reason = reason
      self.message = message
    }
  }

  /// The real path of the bundle that was asked; it need not be there.
  package var bundle: String
  /// The languages of that bundle; nil for one that is not there.
  package var choice: BundleChoice?
  package var table: String
  package var key: String
  /// The table file inside the bundle that served the text; nil where none did.
  package var file: String?
  package var resolvedLocale: String?
  package var variant: String?
  /// Nil where nothing was formatted with a locale other than the process's own.
  package var formattingLocale: String?
  package var outcome: Outcome
  /// What the look-up gave to the code, formatted if the look-up formats.
  package var text: String
  package var diagnostics: [Diagnostic]

  package init(
    bundle: String, choice: BundleChoice?, table: String, key: String, file: String? = nil,
    resolvedLocale: String? = nil, variant: String? = nil, formattingLocale: String? = nil, outcome: Outcome,
    text: String,
    diagnostics: [Diagnostic] = []
  ) {
    self.bundle = bundle
    self.choice = choice
    self.table = table
    self.key = key
    self.file = file
    self.resolvedLocale = resolvedLocale
    self.variant = variant
    self.formattingLocale = formattingLocale
    self.outcome = outcome
    self.text = text
    self.diagnostics = diagnostics
  }
}
