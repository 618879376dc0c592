import Findings
import HostEvidence
import OwnershipManifest

/// A table file is there and cannot be read.
package enum TableUnreadable: CauseRule {
  package static let description = RuleDescription(
    id: "table-unreadable",
    title: "a table file is damaged",
    reason: "A table that does not parse is ignored with a line in a log: all of its texts are gone at once.",
    firing: TableExamples.unreadable, silent: TableExamples.present)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.isMiss, let searched = observation.searched,
      let damaged = searched.places.first(where: { $0.unreadable != nil }), let reason = damaged.unreadable,
      searched.chosen?.unreadable != nil || !searched.places.contains(where: { $0.has(observation.record.key) })
    else { return nil }
    let folder = damaged.localization.isEmpty ? "the bundle's root" : "\(damaged.localization).lproj"
    return observation.tableDraft(
      description,
      message: "\(observation.product.name) shows keys and defaults of \(observation.owner.name): table "
        + "\(observation.record.table) in \(folder) cannot be read (\(reason))",
      remedy: "repair the file; `plutil -lint` names the line", place: observation.place)
  }
}
