import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest

/// A table file is there and cannot be read.
package enum TableUnreadable: CauseRule, RunRule {
  package static let description = RuleDescription(
    id: "table-unreadable",
    title: "a table file is damaged",
    reason: "A table that does not parse is ignored with a line in a log: all of its texts are gone at once.",
    firing: TableExamples.unreadable + DamagedProductExamples.tables,
    silent: TableExamples.present + DamagedProductExamples.readable)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.isMiss, let searched = observation.searched,
      let damaged = searched.places.first(where: { $0.unreadable != nil }),
      searched.chosen?.unreadable != nil || !searched.places.contains(where: { $0.has(observation.record.key) })
    else { return nil }
    return draft(observation, damaged, shown: "keys and defaults")
  }

  /// A damaged file beside a good one of the same table, which serves what it can: the plural forms are gone, and nothing
  /// else says so.
  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.observations.compactMap { observation, cause in
      guard cause == nil, let chosen = observation.searched?.chosen, chosen.unreadable != nil else { return nil }
      var draft = draft(observation, chosen, shown: "only a part")
      draft?.reproduce = observation.replay
      return draft
    }
  }

  private static func draft(
    _ observation: JudgedObservation, _ damaged: SearchedTables.Place, shown: String
  ) -> Draft? {
    guard let reason = damaged.unreadable else { return nil }
    let folder = damaged.localization.isEmpty ? "" : "\(damaged.localization).lproj/"
    let path = "\(folder)\(observation.record.table)\(damaged.unreadableSuffix)"
    let places = (observation.asked?.owners ?? []).compactMap { observation.release.keys.damagedFiles[$0]?[path] }
    return observation.tableDraft(
      description,
      message: "\(observation.product.name) shows \(shown) of \(observation.owner.name): \(path) cannot be read "
        + "(\(reason))",
      remedy: "repair the file at that place, or take back the change that broke it",
      place: places.last ?? observation.place)
  }
}
