import HostEvidence
import InstalledProducts
import LocaleMatrix
import LocalizationRuntime

/// The language lists that a built product is played in where nobody names any.
struct InspectionLanguages {
  /// Every language that anything in the products claims, in byte order.
  let claimed: [String]
  private let developmentRegion: String

  init(of tree: BuiltTree, developmentRegion: String) {
    self.developmentRegion = developmentRegion
    let offers = tree.products.flatMap(\.allBundles).filter { $0.hasTables || $0.kind == .main }
      .flatMap { $0.description.offers(behavior: DeviceBehavior()) }
    let languages = (offers + [developmentRegion]).filter { $0 != "Base" }.map(LanguageTag.canonical)
      .filter(Self.canBeRead)
    claimed = Set(languages).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a reader can ask for the language: a folder may have any name.
  private static func canBeRead(_ language: String) -> Bool { LocaleMatrix.LanguageTag.problem(with: language) == nil }

  /// One entry for each claimed language, for the variants of them that matter, and one whose first language nothing has.
  var entries: [(scenario: String, list: [String])] {
    claimed.map { ("every-language", [$0]) } + variants.map { ("regional-variants", [$0]) }
      + [unsupportedFirst].compactMap(\.self).map { ("unsupported-language-first", $0) }
  }

  /// Regions whose readers often get something else than they should.
  private var variants: [String] {
    ["de-AT", "en-AU", "es-MX", "nb", "pt-PT", "zh-Hant-HK"].filter { variant in
      !claimed.contains(variant) && !LanguageMatching.matches(preferences: [variant], available: claimed).isEmpty
    }
  }

  /// A language that nothing has, then one that something has.
  private var unsupportedFirst: [String]? {
    let first = ["is", "sw", "mn", "eo"].first {
      LanguageMatching.matches(preferences: [$0], available: claimed).isEmpty
    }
    let second = claimed.first { !LanguageTag.areSpellings($0, developmentRegion) } ?? developmentRegion
    return first.map { [$0, second] }
  }
}
