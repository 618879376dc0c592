import Findings
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
    observation.site.gap.map { draft(observation, $0) }
  }

  private static func draft(_ observation: JudgedObservation, _ gap: LanguageGap) -> Draft {
    let (best, chosen, gated) = (gap.best, gap.chosen, gap.gated)
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
