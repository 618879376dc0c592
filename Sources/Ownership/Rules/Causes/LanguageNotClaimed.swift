import Findings
import HostEvidence
import InstalledProducts
import LocaleMatrix
import LocalizationRuntime
import OwnershipManifest

/// A nested bundle has a language that the process cannot choose.
package enum LanguageNotClaimed: CauseRule {
  package static let description = RuleDescription(
    id: "language-not-claimed",
    title: "a bundle has a language that the process cannot choose",
    reason: "A process settles on languages for its main bundle; every other bundle is held to them. A translated "
      + "package stays English in an app that declares only English.",
    firing: GateExamples.closed, silent: GateExamples.open)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard let choice = observation.choice, let asked = observation.asked, choice.bundle != ".",
      let best = LanguageMatching.matches(preferences: observation.userLanguages, available: choice.offers).first
    else { return nil }
    let region = asked.description.developmentRegion ?? observation.languages.developmentRegion
    let chosen = choice.searchList.first ?? region
    let gated = chosenBehindGate(observation)
    guard !isSame(best, chosen, region) || gated.map({ !isSame(best, $0, region) }) ?? false else { return nil }
    return draft(observation, best: best, chosen: chosen, gated: gated)
  }

  /// What an extension would choose if it were held to its main bundle; nil for every other process.
  private static func chosenBehindGate(_ observation: JudgedObservation) -> String? {
    guard let main = observation.release.product(observation.product.name)?.mainBundle,
      let asked = observation.asked, main.description.followsParent
    else { return nil }
    var behavior = observation.device.scenario.device.behavior
    behavior.extensionGate = .closed
    behavior.hostsPassLanguages = nil
    let process = ProcessLanguages(main: main.description, user: observation.userLanguages, behavior: behavior)
    return process.choice(for: asked.description).searchList.first
  }

  private static func isSame(_ best: String, _ chosen: String, _ region: String) -> Bool {
    LanguageIdentity(best == "Base" ? region : best) == LanguageIdentity(chosen == "Base" ? region : chosen)
  }

  private static func draft(
    _ observation: JudgedObservation, best: String, chosen: String, gated: String?
  ) -> Draft {
    let name = observation.product.name
    let owner = observation.owner.name
    let wanted = LanguageNames.name(of: best)
    var message = "\(name) shows \(owner) in \(LanguageNames.name(of: chosen)) to a reader of "
    message += "\(observation.userLanguages.joined(separator: ", ")): \(owner) has \(wanted), "
    message += "but the main bundle of \(name) does not offer it"
    if let gated, gated != chosen {
      message =
        "\(name) may show \(owner) in \(LanguageNames.name(of: gated)) to a reader of "
        + "\(observation.userLanguages.joined(separator: ", ")): its main bundle does not offer \(wanted) "
        + "(extensionGate open: \(LanguageNames.name(of: chosen)); closed: \(LanguageNames.name(of: gated)))"
    }
    return observation.bundleDraft(
      description, language: observation.language, message: message,
      remedy: "add \"\(best)\" to CFBundleLocalizations in the Info.plist of \(name), or set "
        + "CFBundleAllowMixedLocalizations",
      place: observation.product.place)
  }
}
