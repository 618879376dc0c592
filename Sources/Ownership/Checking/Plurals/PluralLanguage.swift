internal import Foundation
package import LocalizationRuntime

/// Which plural forms the numbers of one language call for.
package struct PluralLanguage: Sendable {
  /// How many of the integers 0…1000 fall into each category: `many` of French, for exact millions, is not among them.
  package let integers: [PluralCategory: [Int]]
  /// The categories of numbers with decimals, and of those integers.
  package let decimals: Set<PluralCategory>
  /// Every category that some number has.
  package let all: Set<PluralCategory>

  /// Nil for a language that ICU knows no rules of: nothing can be said of its forms.
  package static func of(_ language: String) -> PluralLanguage? {
    languages.value(for: language) { isKnown($0) ? PluralLanguage($0) : nil }
  }

  private init(_ language: String) {
    integers = Dictionary(grouping: 0...1000) { PluralCategory.of($0, locale: language) }
    let fractions = (0...200).flatMap { whole in [0.1, 0.5].map { Double(whole) + $0 } }
    decimals = Set(integers.keys).union(fractions.map { PluralCategory.of($0, locale: language) })
    all = PluralCategory.all(locale: language)
  }

  /// The categories that a text needs, in CLDR's order.
  package func needed(for number: ValueType.Class?) -> [PluralCategory] {
    let needed = number == .float ? decimals : Set(integers.keys)
    return PluralCategory.allCases.filter(needed.contains)
  }

  /// The numbers that a form is shown for.
  ///
  /// - Parameter hasZero: True where an own form for 0 takes that number away.
  package func numbers(of category: PluralCategory, hasZero: Bool) -> [Int] {
    (integers[category] ?? []).filter { $0 != 0 || !hasZero || category == .zero }
  }

  private static let languages = Memo<String, PluralLanguage?>(limit: 512)
  private static let codes = Set(Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" && $0 != "-" }) })

  private static func isKnown(_ language: String) -> Bool { codes.contains(LanguageIdentity(language).language) }
}
