/// One of CLDR's plural categories, as a plural rule names its forms.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other

  /// Index in CLDR's order.
  var order: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// The cardinal category of an integer in a locale; `other` where the locale is not known.
  package static func of(_ integer: Int, locale: String) -> PluralCategory {
    LocaleConventions.of(locale).category(of: integer)
  }

  /// The cardinal category of a number with its shortest decimal digits; `other` where the locale is not known.
  package static func of(_ double: Double, locale: String) -> PluralCategory {
    LocaleConventions.of(locale).category(of: double)
  }

  /// Every category that some number has in a locale; always holds `other`.
  package static func all(locale: String) -> Set<PluralCategory> {
    sets.value(for: locale) { LocaleConventions.of($0).categories }
  }

  private static let sets = Memo<String, Set<PluralCategory>>(limit: 512)
}
