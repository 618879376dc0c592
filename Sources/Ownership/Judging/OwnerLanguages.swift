import LocalizationRuntime
package import OwnershipManifest

/// The languages of one owner, and which of them a user's list calls for.
package struct OwnerLanguages: Sendable, Hashable {
  package var developmentRegion: String
  /// The languages it must have, the development region first.
  package var required: [String]
  /// Those, and the optional ones.
  package var declared: [String]

  package init(owner: Owner, developmentRegion: String) {
    self.developmentRegion = developmentRegion
    required = [developmentRegion] + owner.languages.filter { $0 != developmentRegion }
    declared = required + owner.optionalLanguages.filter { !owner.languages.contains($0) && $0 != developmentRegion }
  }

  /// The best language that the owner must have; the development region where none matches the list.
  package func required(for list: [String]) -> String {
    LanguageMatching.matches(preferences: list, available: required).first ?? developmentRegion
  }

  /// The declared language that best matches the list, else the list's first.
  package func named(for list: [String]) -> String {
    LanguageMatching.matches(preferences: list, available: declared).first ?? list.first ?? developmentRegion
  }

  /// The declared language that best matches the list, else the development region: what readers of all languages get
  /// that neither the owner nor the product has is one thing.
  package func namedOrSource(for list: [String]) -> String {
    LanguageMatching.matches(preferences: list, available: declared).first ?? developmentRegion
  }

  /// Whether the localization `resolved` suits the list at least as well as any language that the owner must have.
  ///
  /// A reader of French who gets French is served, whether or not the owner must have it.
  package func suits(_ list: [String], _ resolved: String) -> Bool {
    guard !resolved.isEmpty else { return false }
    let localization = resolved == "Base" ? developmentRegion : resolved
    let offers = [localization] + required.filter { $0 != localization }
    return LanguageMatching.matches(preferences: list, available: offers).first == localization
  }

  /// Whether a value from the localization `resolved` serves a reader who should get `best`.
  ///
  /// `Base` counts as the development region, and a regional variant of the best language satisfies it. A table at the
  /// root has no language: it satisfies an owner that must have one language only.
  package func isServed(_ best: String, by resolved: String) -> Bool {
    if resolved.isEmpty { return required.count == 1 }
    let localization = resolved == "Base" ? developmentRegion : resolved
    return LanguageIdentity(localization).isSameOrVariant(of: LanguageIdentity(best))
  }
}
