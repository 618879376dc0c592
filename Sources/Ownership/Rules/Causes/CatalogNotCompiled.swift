import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest

/// The bundle holds the raw catalog and no table.
package enum CatalogNotCompiled: CauseRule {
  package static let description = RuleDescription(
    id: "catalog-not-compiled",
    title: "a raw .xcstrings is in the product",
    reason: "A String Catalog is source: only its compiled tables are read at run time, so every look-up misses.",
    firing: TableExamples.rawCatalog, silent: TableExamples.present)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.isMiss, let asked = observation.asked, let searched = observation.searched,
      searched.chosen == nil, asked.rawCatalogs.contains(observation.record.table)
    else { return nil }
    return observation.tableDraft(
      description,
      message: "\(observation.product.name) shows keys and defaults of \(observation.owner.name): its bundle holds "
        + "\(observation.record.table).xcstrings uncompiled, and no table",
      remedy: "compile the catalog in the owner's target instead of copying it (`swift build` copies it raw)",
      place: observation.place)
  }
}
