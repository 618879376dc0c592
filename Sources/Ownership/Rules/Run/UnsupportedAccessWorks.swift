import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest

/// The negative access test: an owner's key asked from the main bundle is a table hit there.
package enum UnsupportedAccessWorks: RunRule {
  package static let description = RuleDescription(
    id: "unsupported-access-works", title: "an owner's key is answered by the main bundle too",
    reason: "A copy of the message in the product's own table answers look-ups that name no bundle: they work by "
      + "accident, and the copies drift.",
    firing: CopyExamples.copied, silent: CopyExamples.single)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.observations.compactMap { observation, cause in
      guard cause == nil, !judgement.facts.isOwnershipInferred || KeyStyle(of: observation.record.key) == .identifier,
        observation.owner.bundle != ".",
        let main = observation.release.product(observation.product.name)?.mainBundle,
        !main.owners.contains(observation.owner.name),
        let record = observation.cell.record
      else { return nil }
      return draft(observation, main, searchList: record.searchList)
    }
  }

  private static func draft(
    _ observation: JudgedObservation, _ main: InstalledBundle, searchList: [String]
  ) -> Draft? {
    let record = observation.record
    let searched = SearchedTables(table: record.table, in: main, searchList: searchList)
    guard let place = searched.chosen, place.has(record.key), !place.localization.isEmpty else { return nil }
    let region = observation.languages.developmentRegion
    guard place.localization != "Base", !LanguageIdentity(place.localization).isRelated(to: LanguageIdentity(region))
    else {
      return nil
    }
    var draft = observation.draft(
      description,
      message: "\(observation.product.name) has \"\(record.key)\" of \(observation.owner.name) in its own "
        + "\(place.localization) table as well: a look-up without a bundle is answered there",
      remedy: "remove the copy from the tables of \(main.owners.joined(separator: ", "))")
    draft.reproduce = observation.replay
    return draft
  }
}
