/// What a formatter was handed as its locale.
package enum FormattingLocale: Sendable, Hashable {
  /// A locale identifier, `de_DE` or `de-DE`: numbers are localized, and its plural rules hold.
  case identifier(String)
  /// No locale, as in `String(format:)`: numbers are plain C numbers, and `formattingWithoutLocale` says whether the
  /// root rules pick the plural form or those of the main bundle's first language, given here.
  case none(main: String)
}
