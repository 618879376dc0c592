import Findings
import OwnershipManifest

/// A table that only the system reads lies in a bundle where the system does not look.
package enum SystemTableMisplaced: ProjectRule {
  package static let description = RuleDescription(
    id: "system-table-misplaced", title: "a table for the system in a package's bundle",
    reason:
      "The system reads names, permission texts and App Shortcuts from a product's own bundle: people see English.",
    firing: TablePlaceExamples.misplaced + TablePlaceExamples.misplacedInProduct,
    silent: TablePlaceExamples.sound + TablePlaceExamples.systemTable + TablePlaceExamples.soundInProduct)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.tables.filter(\.isSystemTable).compactMap { table in
      let owner = table.owner
      guard owner.bundle != ".", facts.manifest.product(owner.name) == nil, let file = table.files.first else {
        return nil
      }
      return table.draft(
        description, message: "\(file) goes into \"\(owner.bundle)\", where the system never reads it",
        remedy: "move it to the products whose texts it has")
    }
  }
}
