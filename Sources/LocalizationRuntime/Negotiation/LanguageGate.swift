internal import HostEvidence

/// The list that a bundle is held to instead of the user's, and why.
struct LanguageGate: Sendable, Hashable {
  var languages: [String]?
  var rule: LanguageChoice.GateRule

  /// - Parameters:
  ///   - main: the process's main bundle, whose Info.plist decides.
  ///   - searchList: the main bundle's search list; nil where the main bundle itself is asked about.
  ///
  /// Source: `_CFBundleCopyPreferredLanguagesInList` of CFBundle_Locale.c, with Darwin's branch for extensions.
  init(main: BundleDescription, searchList: [String]?, behavior: DeviceBehavior) {
    if main.allowsMixedLocalizations {
      self.init(nil, searchList == nil ? .isMainBundle : .mixedLocalizationsAllowed)
    } else if main.followsParent, let passed = behavior.hostsPassLanguages {
      self.init(passed, .hostLanguages)
    } else if let searchList {
      switch (main.followsParent, behavior.extensionGate) {
      case (false, _): self.init(searchList, .mainBundleLanguages)
      case (true, .closed): self.init(searchList, .extensionGateClosed)
      case (true, .open): self.init(nil, .followsParent)
      }
    } else {
      self.init(nil, .isMainBundle)
    }
  }

  private init(_ languages: [String]?, _ rule: LanguageChoice.GateRule) {
    self.languages = languages
    self.rule = rule
  }
}
