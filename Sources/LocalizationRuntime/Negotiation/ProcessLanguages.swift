package import HostEvidence

/// The languages of one process: its main bundle, the list it read, and what a host passed.
package struct ProcessLanguages: Sendable, Hashable {
  package let mainBundle: BundleDescription
  /// The list that the process read, and where it came from.
  package let user: UserLanguages
  package let behavior: DeviceBehavior
  /// The main bundle's choice, which other bundles are held to.
  package let main: LanguageChoice

  package init(main: BundleDescription, user: UserLanguages, behavior: DeviceBehavior) {
    self.mainBundle = main
    self.user = user
    self.behavior = behavior
    self.main = LanguageChoice(
      offers: main.offers(behavior: behavior), developmentRegion: main.developmentRegion,
      gate: LanguageGate(main: main, searchList: nil, behavior: behavior), user: user.languages)
  }

  /// A process whose list came from the device.
  package init(main: BundleDescription, user: [String], behavior: DeviceBehavior) {
    self.init(main: main, user: UserLanguages(languages: user, source: .device), behavior: behavior)
  }

  /// The choice for a bundle other than the main one; for the main bundle take `main`.
  package func choice(for bundle: BundleDescription) -> LanguageChoice {
    LanguageChoice(
      offers: bundle.offers(behavior: behavior), developmentRegion: bundle.developmentRegion, gate: gateForOthers,
      user: user.languages)
  }

  /// The identifier of `Locale.current`: the language that the main bundle chose, with the device's region.
  ///
  /// - Parameter region: a region code; nil stands for that of the user's first language, named or likely.
  package func formattingLocale(region: String?) -> String {
    LanguageTag.localeIdentifier(
      language: main.first, region: region ?? user.languages.first.flatMap(LanguageTag.region(of:)))
  }

  /// `Bundle.preferredLocalizations(from:)`: the gate, then the user's list; never empty.
  package func preferredLocalizations(from offers: [String]) -> [String] {
    let gated = LanguageMatching.matches(preferences: gateForOthers.languages ?? [], available: offers)
    return gated.isEmpty ? Self.preferredLocalizations(from: offers, preferences: user.languages) : gated
  }

  /// `Bundle.preferredLocalizations(from:forPreferences:)`: no gate; nil stands for the user's list; never empty.
  package func preferredLocalizations(from offers: [String], forPreferences preferences: [String]?) -> [String] {
    Self.preferredLocalizations(from: offers, preferences: preferences ?? user.languages)
  }

  /// What matches `preferences`, else `en_US`, else the first offer, else `en`.
  package static func preferredLocalizations(from offers: [String], preferences: [String]) -> [String] {
    let matched = LanguageMatching.matches(preferences: preferences, available: offers)
    if !matched.isEmpty { return matched }
    let english = LanguageMatching.matches(preferences: ["en_US"], available: offers)
    return english.isEmpty ? [offers.first ?? "en"] : english
  }

  private var gateForOthers: LanguageGate {
    LanguageGate(main: mainBundle, searchList: main.searchList, behavior: behavior)
  }
}
