import Findings
import HostEvidence
import OwnershipManifest

/// No file of this table in any language that was searched.
package enum TableAbsent: CauseRule {
  package static let description = RuleDescription(
    id: "table-absent",
    title: "no file of this table in the languages searched",
    reason: "Every key of the table is shown raw, or as the default text of the call.",
    firing: TableExamples.absent, silent: TableExamples.present)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.isMiss, let searched = observation.searched, searched.chosen == nil else { return nil }
    let list = (observation.choice?.searchList ?? []).joined(separator: ", ")
    return observation.tableDraft(
      description, severity: observation.isWordless ? .note : nil,
      message: "\(observation.product.name) shows keys and defaults of \(observation.owner.name): its bundle has no "
        + "table \(observation.record.table) in \(list)",
      remedy: "add the table to the owner's resources, or correct the table's name at the call")
  }
}
