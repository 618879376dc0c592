import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest
import StringCatalogs

/// The negative access test: an owner's key asked from the main bundle is a table hit there.
package enum UnsupportedAccessWorks: RunRule {
  package static let description = RuleDescription(
    id: "unsupported-access-works", title: "an owner's key is answered by the main bundle too",
    reason: "A copy of the message in the product's own table answers look-ups that name no bundle: they work by "
      + "accident, and the copies drift.",
    firing: CopyExamples.copied, silent: CopyExamples.single + CopyExamples.keysAsText)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.observations.compactMap { observation, cause in
      guard cause == nil, observation.owner.bundle != ".", let main = observation.site.main,
        !main.owners.contains(observation.owner.name),
        let place = observation.site.searchedInMain(observation.record.table)?.chosen,
        place.has(observation.record.key), !place.localization.isEmpty, isTold(observation.record.key, in: place),
        !judgement.facts.isOwnershipInferred || KeyStyle(of: observation.record.key) == .identifier
      else { return nil }
      return draft(observation, main, place)
    }
  }

  /// Whether an answer can be told from none: what a look-up that finds nothing shows is the key, formatted likewise.
  private static func isTold(_ key: String, in place: SearchedTables.Place) -> Bool {
    let texts = place.texts(key)
    if texts.allSatisfy({ $0 == key }) { return false }
    return key.hasLettersBesideSpecifiers || texts.contains { SharedText($0, isKey: false) != .wordless }
  }

  private static func draft(
    _ observation: JudgedObservation, _ main: InstalledBundle, _ place: SearchedTables.Place
  ) -> Draft? {
    let record = observation.record
    let region = observation.languages.developmentRegion
    guard place.localization != "Base", !LanguageIdentity(place.localization).isRelated(to: LanguageIdentity(region))
    else {
      return nil
    }
    var draft = observation.draft(
      description,
      message: "\(observation.product.name) has \"\(record.key)\" of \(observation.owner.name) in its own "
        + "\(LanguageNames.name(of: place.localization)) table as well: a look-up without a bundle is answered there",
      remedy: "remove the copy from the tables of \(main.owners.joined(separator: ", "))",
      place: main.owners.lazy.compactMap {
        observation.release.place(owner: $0, table: record.table, key: record.key)
      }.first)
    draft.reproduce = observation.replay
    return draft
  }
}
