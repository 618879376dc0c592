import Findings
import HostEvidence
import InstalledProducts
import LocalizationRuntime
import OwnershipManifest

/// A regional localization lacks the entry that its parent has.
package enum VariantShadowsParent: CauseRule {
  package static let description = RuleDescription(
    id: "variant-shadows-parent",
    title: "a regional localization hides a more complete parent",
    reason: "A missing key is not looked up in the parent language: readers of the region see the key, everybody else "
      + "the text.",
    firing: EntryExamples.shadowed, silent: EntryExamples.present)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.isMiss, let asked = observation.asked, let searched = observation.searched,
      let chosen = searched.chosen, chosen.localization != "Base", !chosen.localization.isEmpty
    else { return nil }
    let tag = LanguageIdentity(chosen.localization)
    let region = asked.description.developmentRegion ?? observation.languages.developmentRegion
    let parent = searched.places.first { place in
      guard place.localization != chosen.localization, !place.localization.isEmpty else { return false }
      // Base stands for the development region, which is a parent of its variants and not of itself.
      let other = LanguageIdentity(place.localization == "Base" ? region : place.localization)
      guard place.localization != "Base" || other != tag else { return false }
      return other.isRelated(to: tag) && place.has(observation.record.key)
    }
    guard let parent, parent.text(observation.record.key) != observation.record.value else { return nil }
    return observation.draft(
      description,
      message: "\(observation.product.name) shows \"\(observation.record.value ?? "")\" in \(chosen.localization): "
        + "that table lacks the key, which its parent \(parent.localization) has",
      remedy: "add the key to \(chosen.localization), or remove that localization so that \(parent.localization) is "
        + "chosen")
  }
}
