/// The choice of a plural form, as `_CFCopyResolvedFormatStringWithConfiguration` makes it.
package enum PluralChoice {
  /// What a variable counts.
  package enum Number: Sendable, Hashable {
    case integer(Int)
    case double(Double)
  }

  /// The needed category, and the form that is shown of those available; nil where none fits.
  package struct Choice: Sendable, Hashable {
    package var category: PluralCategory
    package var served: PluralCategory?
  }

  /// Chooses among the forms that a rule has.
  ///
  /// An integer zero takes an explicit `zero` form in every language, the greatest integer takes `other`; else the
  /// category decides, else `one` serves the integer 1, else `other`. There is no way from one of the rest to another.
  package static func choose(_ number: Number, locale: String, from available: [PluralCategory]) -> Choice {
    choose(number, conventions: LocaleConventions.of(locale), from: available)
  }

  static func choose(
    _ number: Number, conventions: LocaleConventions, from available: [PluralCategory]
  ) -> Choice {
    if number == .integer(0), available.contains(.zero) { return Choice(category: .zero, served: .zero) }
    if number == .integer(.max), available.contains(.other) { return Choice(category: .other, served: .other) }
    let category =
      switch number {
      case .integer(let value): conventions.category(of: value)
      case .double(let value): conventions.category(of: value)
      }
    return Choice(category: category, served: served(category, number, available))
  }

  private static func served(
    _ category: PluralCategory, _ number: Number, _ available: [PluralCategory]
  ) -> PluralCategory? {
    if available.contains(category) { return category }
    if number == .integer(1), available.contains(.one) { return .one }
    return available.contains(.other) ? .other : nil
  }
}
