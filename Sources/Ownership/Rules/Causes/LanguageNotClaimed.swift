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
    observation.site.gap.map { gap in
      observation.owner.isThirdParty ? note(observation, gap) : draft(observation, gap)
    }
  }

  /// One for all languages of a bundle that somebody else makes for products in any language.
  private static func note(_ observation: JudgedObservation, _ gap: LanguageGap) -> Draft {
    let (name, owner) = (observation.product.name, observation.owner.name)
    let unclaimed = observation.site.unclaimedLanguages
    return observation.bundleDraft(
      description, severity: .note,
      message: "\(name) shows \(owner) in \(LanguageNames.name(of: gap.gated ?? gap.chosen)) to readers of "
        + "\(unclaimed.listed(upTo: 5)), which \(owner) has and the main bundle of \(name) does not offer "
        + "(that \(owner) is somebody else's is inferred)",
      remedy: "none where \(name) is not meant for these readers; else add the languages to CFBundleLocalizations in "
        + "its Info.plist",
      place: observation.product.place)
  }

  private static func draft(_ observation: JudgedObservation, _ gap: LanguageGap) -> Draft {
    let (best, chosen, gated) = (gap.best, gap.chosen, gap.gated)
    let name = observation.product.name
    let owner = observation.owner.name
    let wanted = LanguageNames.name(of: best)
    var message = "\(name) shows \(owner) in \(LanguageNames.name(of: chosen)) to a reader of "
    message += "\(observation.userLanguages.joined(separator: ", ")): \(owner) has \(wanted), "
    message += "but the main bundle of \(name) offers \(observation.site.offered)"
    if let gated, gated != chosen {
      message =
        "\(name) may show \(owner) in \(LanguageNames.name(of: gated)) to a reader of "
        + "\(observation.userLanguages.joined(separator: ", ")): its main bundle offers "
        + "\(observation.site.offered), and not \(wanted) (extensionGate open: \(LanguageNames.name(of: chosen)); closed: \(LanguageNames.name(of: gated)))"
    }
    return observation.bundleDraft(
      description, language: observation.language, message: message,
      remedy: "add \"\(best)\" to CFBundleLocalizations in the Info.plist of \(name), or set "
        + "CFBundleAllowMixedLocalizations",
      place: observation.site.infoPlace ?? observation.product.place)
  }
}
