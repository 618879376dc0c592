import LocalizationRuntime

/// The localization that loose tables are translated from.
package enum LegacySource {
  /// The development region's, else the one that matches it best, else `Base`, else the one outside any folder; nil where
  /// there is none of these.
  ///
  /// - Parameter localizations: In byte order.
  package static func localization(among localizations: [String], developmentRegion: String) -> String? {
    let matches = LanguageMatching.matches(
      preferences: [developmentRegion], available: localizations.filter { !$0.isEmpty && $0 != "Base" })
    return ([developmentRegion] + matches + ["Base", ""]).first { localizations.contains($0) }
  }
}
