package import HostEvidence

/// What calling code asks for: a key in a table, and how the text is to be formatted.
package struct MessageRequest: Sendable, Hashable {
  /// The locale that numbers and plural forms are formatted with.
  package enum Formatting: Sendable, Hashable {
    /// `Locale.current`.
    case current
    /// No locale, as in `String(format:)`.
    case none
    /// The code passes this locale.
    case locale(String)
  }

  /// Nil stands for a look-up without a key, which gives the default value.
  package var key: String?
  /// Nil and the empty text stand for `Localizable`.
  package var table: String?
  /// The text of the calling code, shown on a miss where it is not empty; formatted like a table's text.
  package var defaultValue: String?
  package var arguments: [MessageArgument]
  package var formatting: Formatting
  /// Languages that the code asks for instead of the process's, as `LocalizedStringResource.locale` does.
  package var localizations: [String]?
  /// The width in characters that the code asks for.
  package var width: Int?

  package init(
    key: String?, table: String? = nil, defaultValue: String? = nil, arguments: [MessageArgument] = [],
    formatting: Formatting = .current, localizations: [String]? = nil, width: Int? = nil
  ) {
    self.key = key
    self.table = table
    self.defaultValue = defaultValue
    self.arguments = arguments
    self.formatting = formatting
    self.localizations = localizations
    self.width = width
  }
}
