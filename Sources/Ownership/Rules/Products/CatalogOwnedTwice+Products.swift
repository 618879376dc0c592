import Findings
import InstalledProducts
import OwnershipManifest

/// The same in what was built: the table of an owner with a bundle of its own lies in a product's main bundle as well, or
/// only there.
extension CatalogOwnedTwice: ProductRule {
  package static func drafts(in facts: InspectFacts) -> [Draft] {
    let products = facts.tree.products.filter { !$0.isLoose && $0.kind != .tool }
    return facts.manifest.owners.filter { $0.bundle != "." && facts.manifest.product($0.name) == nil }.flatMap {
      owner in
      let sites = facts.sites(of: owner)
      return CopiedTable.all(of: owner, in: facts).compactMap { table -> Draft? in
        let others = products.filter { table.isIn(mainBundleOf: $0) && !table.isOwn(of: $0, in: facts) }
        guard let first = others.first else { return nil }
        let hasOwn = sites.contains { $0.bundle.tableNames.contains(table.table) }
        return Draft(
          description, severity: owner.isExternal ? .note : nil, product: first.name, owner: owner.name,
          table: table.table,
          message:
            "table \(table.table) of \(owner.name) lies in the main bundle of \(others.map(\.name).listed(upTo: 3)) "
            + (hasOwn
              ? "and in \(owner.bundle): code that asks the main bundle shows people a second copy, which nobody keeps "
                + "like the first"
              : "and not in \(owner.bundle), where \(owner.name) looks: people see keys or defaults"),
          remedy:
            "take the file out of the target of \(first.name), leave it to \(owner.name), and ask that for its texts",
          place: table.content.firstPlace(in: table.table))
      }
    }
  }
}
