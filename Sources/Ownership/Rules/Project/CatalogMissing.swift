import Findings
import OwnershipManifest

/// An owner's resources lead to no table at all.
package enum CatalogMissing: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.catalog-missing", title: "an owner without a single table",
    reason: "Its messages are in no product: people see keys.",
    firing: OwnerExamples.withoutTable, silent: OwnerExamples.sound)

  /// Where no owner has a table, nothing was checked, which is another rule's matter.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    guard !facts.tables.isEmpty else { return [] }
    return facts.manifest.owners.filter { facts.tables(of: $0.name).isEmpty }.map { owner in
      facts.draft(
        description, owner: owner,
        message: "\(owner.name) has no table: there is neither a catalog nor a language folder with tables in "
          + owner.resources.map { "\"\($0)\"" }.joined(separator: ", "),
        remedy: "name the catalog, or the folder directly above it, in the owner's `resources`")
    }
  }
}
