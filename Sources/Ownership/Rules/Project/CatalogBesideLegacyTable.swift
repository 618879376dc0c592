import Findings
import OwnershipManifest

/// A catalog and `.strings` files give one table.
package enum CatalogBesideLegacyTable: ProjectRule {
  package static let description = RuleDescription(
    id: "table.coexists-with-legacy", title: "a catalog beside `.strings` or `.stringsdict` files of its name",
    reason: "Xcode refuses to build it; elsewhere one overwrites the other.",
    firing: TablePlaceExamples.coexisting, silent: TablePlaceExamples.sound)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.tables.filter(\.isCatalog).compactMap { catalog in
      let legacy = facts.tables(of: catalog.owner.name).first { !$0.isCatalog && $0.name == catalog.name }
      guard let file = legacy?.files.first else { return nil }
      return catalog.draft(
        description, message: "\(catalog.files.joined()) and \(file) are one table, \(catalog.name)",
        remedy: "migrate the old files into the catalog and remove them, or rename one of the tables")
    }
  }
}
