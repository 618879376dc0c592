package import HostEvidence
package import InstalledProducts
import LocalizationRuntime

/// A language of a nested bundle that its process cannot choose.
package struct LanguageGap: Sendable, Hashable {
  /// The bundle's best language for the user.
  var best: String
  /// The one that was chosen.
  var chosen: String
  /// What an extension would choose if it were held to its main bundle; nil for every other process.
  var gated: String?

  /// Nil where the best language that the bundle has was chosen, or nothing of it matches.
  package init?(
    asked: InstalledBundle?, choice: ChoiceRecord?, main: InstalledBundle?, user: [String], behavior: DeviceBehavior,
    developmentRegion: String
  ) {
    guard let choice, let asked, choice.bundle != ".",
      let best = LanguageMatching.matches(preferences: user, available: choice.offers).first
    else { return nil }
    let region = asked.description.developmentRegion ?? developmentRegion
    let chosen = choice.searchList.first ?? region
    let gated = Self.chosenBehindGate(asked, main, user, behavior)
    guard !Self.isSame(best, chosen, region) || gated.map({ !Self.isSame(best, $0, region) }) ?? false else {
      return nil
    }
    self.best = best
    self.chosen = chosen
    self.gated = gated
  }

  private static func chosenBehindGate(
    _ asked: InstalledBundle, _ main: InstalledBundle?, _ user: [String], _ behavior: DeviceBehavior
  ) -> String? {
    guard let main, main.description.followsParent else { return nil }
    var behavior = behavior
    behavior.extensionGate = .closed
    behavior.hostsPassLanguages = nil
    let process = ProcessLanguages(main: main.description, user: user, behavior: behavior)
    return process.choice(for: asked.description).searchList.first
  }

  private static func isSame(_ best: String, _ chosen: String, _ region: String) -> Bool {
    LanguageIdentity(best == "Base" ? region : best) == LanguageIdentity(chosen == "Base" ? region : chosen)
  }
}
