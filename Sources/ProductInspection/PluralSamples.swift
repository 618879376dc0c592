import HostEvidence
import InstalledProducts
import LocalizationRuntime

/// Counts that reach every plural category of the locales that a device's products format with.
enum PluralSamples {
  /// The first count of each category, and 0, which may have a text of its own; in this order.
  static func counts(for locales: some Sequence<String>) -> [MessageArgument] {
    var counts: [MessageArgument] = [.integer(0)]
    for locale in locales {
      var missing = PluralCategory.all(locale: locale)
      for count in candidates {
        let category = category(of: count, locale)
        guard missing.remove(category) != nil, !counts.contains(count) else { continue }
        counts.append(count)
      }
    }
    return counts.sorted { number($0) < number($1) }
  }

  /// Those that reach every category of the locales that the products of a release format with.
  static func counts(of release: InstalledRelease, reading list: [String]) -> [MessageArgument] {
    counts(for: locales(of: release, reading: list))
  }

  /// The locales that the products format with, each once, in the order of the products.
  private static func locales(of release: InstalledRelease, reading list: [String]) -> [String] {
    var locales: [String] = []
    for product in release.products {
      guard let main = product.mainBundle?.description else { continue }
      let process = ProcessLanguages(main: main, user: list, behavior: DeviceBehavior())
      let locale = process.formattingLocale(region: nil)
      if !locales.contains(locale) { locales.append(locale) }
    }
    return locales
  }

  /// Whole numbers first: a fraction is for categories that only fractions reach.
  private static let candidates: [MessageArgument] =
    [1, 2, 3, 5, 0, 11, 21, 6, 8, 100, 1_000_000].map { .integer($0) } + [.double(1.5), .double(0.5)]

  private static func category(of count: MessageArgument, _ locale: String) -> PluralCategory {
    switch count {
    case .integer(let value): PluralCategory.of(value, locale: locale)
    case .double(let value): PluralCategory.of(value, locale: locale)
    case .string: .other
    }
  }

  private static func number(_ count: MessageArgument) -> Double {
    switch count {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .string: 0
    }
  }
}
