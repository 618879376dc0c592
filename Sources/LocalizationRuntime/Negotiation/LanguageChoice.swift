/// How languages were chosen for one bundle in one process, and by which step.
package struct LanguageChoice: Sendable, Hashable {
  /// The step that gave the result; the first that matches wins.
  package enum Step: String, Sendable, Hashable, CaseIterable {
    /// The gate's list matched what the bundle offers.
    case gate
    /// The user's list matched.
    case userLanguages
    /// The bundle's development region matched.
    case developmentRegion
    /// `en_US` matched.
    case americanEnglish
    /// Nothing matched: the first that the bundle offers.
    case firstOffer
    /// The bundle offers nothing that can be matched: `en`, or the development region.
    case lastResort
  }

  /// Why a gate applied or did not.
  package enum GateRule: String, Sendable, Hashable, CaseIterable {
    /// No gate: it is the main bundle, which others are held to.
    case isMainBundle
    /// No gate: the main bundle allows mixed localizations.
    case mixedLocalizationsAllowed
    /// No gate: the process follows its host, which passed no languages.
    case followsParent
    /// The gate is the list that the host passed.
    case hostLanguages
    /// The gate is the main bundle's search list.
    case mainBundleLanguages
    /// The gate is the main bundle's search list although the process follows its host: `extensionGate` is closed.
    case extensionGateClosed
  }

  /// What the bundle offers.
  package var offers: [String]
  /// The list that was matched instead of the user's; nil where no gate applied.
  package var gate: [String]?
  package var gateRule: GateRule
  package var step: Step
  /// What the step matched: `Bundle.preferredLocalizations`, without the development region at the end.
  package var matched: [String]
  /// The order in which tables are searched; never empty.
  package var searchList: [String]
  /// The bundle's development region.
  package var developmentRegion: String?

  package init(
    offers: [String], gate: [String]? = nil, gateRule: GateRule = .isMainBundle, step: Step = .userLanguages,
    matched: [String], searchList: [String], developmentRegion: String?
  ) {
    self.offers = offers
    self.gate = gate
    self.gateRule = gateRule
    self.step = step
    self.matched = matched
    self.searchList = searchList
    self.developmentRegion = developmentRegion
  }

  /// The chosen language.
  package var first: String { searchList.first ?? "en" }
}
