extension LanguageChoice {
  /// Chooses languages for a bundle that offers `offers`.
  ///
  /// Source: `_CFBundleCopyLanguageSearchListInBundle` of CFBundle_Locale.c.
  init(offers: [String], developmentRegion: String?, gate: LanguageGate, user: [String]) {
    let (step, matched) = Self.firstMatch(offers: offers, region: developmentRegion, gate: gate.languages, user: user)
    var searchList = matched
    if let region = developmentRegion {
      if !searchList.contains(region) { searchList.append(region) }
    } else if let english = ["en", "English", "en_US"].first(where: offers.contains), !searchList.contains(english) {
      searchList.append(english)
    }
    self.init(
      offers: offers, gate: gate.languages, gateRule: gate.rule, step: step, matched: matched,
      searchList: searchList.isEmpty ? ["en"] : searchList, developmentRegion: developmentRegion)
  }

  private static func firstMatch(
    offers: [String], region: String?, gate: [String]?, user: [String]
  ) -> (step: Step, matched: [String]) {
    let attempts: [(Step, [String])] = [
      (.gate, gate ?? []), (.userLanguages, user), (.developmentRegion, region.map { [$0] } ?? []),
      (.americanEnglish, ["en_US"]), (.firstOffer, Array(offers.prefix(1))),
    ]
    for (step, wanted) in attempts {
      let matched = LanguageMatching.matches(preferences: wanted, available: offers)
      if !matched.isEmpty { return (step, matched) }
    }
    return (.lastResort, [])
  }
}
