import Findings
import InstalledProducts
import OwnershipManifest

/// The same in what was built: the main bundle of each product has the table of one owner.
extension CatalogInEveryProduct: ProductRule {
  /// An app and one extension that share their texts are no news; from three products on it is a habit.
  package static func drafts(in facts: InspectFacts) -> [Draft] {
    let products = facts.tree.products.filter { !$0.isLoose && $0.kind != .tool }
    guard products.count > 2 else { return [] }
    return facts.manifest.owners.filter { !$0.isExternal }.flatMap { owner in
      CopiedTable.all(of: owner, in: facts).filter { table in
        products.allSatisfy { product in
          table.isIn(mainBundleOf: product) && (product.name == owner.name || !table.isOwn(of: product, in: facts))
        }
      }.map { table in
        Draft(
          description, owner: owner.name, table: table.table,
          message: "table \(table.table) of \(owner.name) lies in the main bundle of every product: "
            + "\(products.map(\.name).listed(upTo: 5)); each carries all its texts, and a copy of another release shows "
            + "people another text",
          remedy: "give each product the texts that it shows, and share the rest through one package",
          place: table.content.firstPlace(in: table.table))
      }
    }
  }
}
