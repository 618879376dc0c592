/// The locale that a text is formatted with.
package enum LocaleExpression: Sendable, Hashable {
  /// Nothing is said, and the call formats with the current locale by itself.
  case unsaid
  /// `String(format:)` or another formatter without a locale.
  case none
  /// `.current`, `.autoupdatingCurrent`.
  case current
  /// Another one, as it is written.
  case given(String)
}
