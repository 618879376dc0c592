import Findings
import InstalledProducts

/// The same in what was built: a package's bundle has a table that the system reads from a product's own bundle only.
///
/// A framework may have an `InfoPlist` table: it localizes the framework's own Info.plist, which code reads through
/// `localizedInfoDictionary`; so may a bundle that is loaded as a plug-in. A resource bundle's table is for nobody, unless
/// it repeats what its own Info.plist says.
extension SystemTableMisplaced: ProductRule {
  package static func drafts(in facts: InspectFacts) -> [Draft] {
    facts.tree.products.flatMap { product in
      product.bundles.filter { $0.kind == .resources && $0.info.strings["CFBundleExecutable"] == nil }
        .flatMap { bundle in
          bundle.tableNames.filter(SystemTableName.isOne).compactMap { table in
            draft(of: table, in: bundle, of: product, facts)
          }
        }
    }
  }

  private static func draft(
    of table: String, in bundle: BuiltBundle, of product: BuiltProduct, _ facts: InspectFacts
  ) -> Draft? {
    let keys = bundle.localizations(of: table).reduce(into: Set<String>()) {
      $0.formUnion(bundle.keys(of: table, in: $1))
    }.union(bundle.rawKeys[table] ?? []).filter { bundle.info.strings[$0] == nil }
    guard let key = keys.min(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }),
      let file = bundle.files.first(where: { $0.table == table })
    else { return nil }
    return Draft(
      description, severity: facts.isExternal(bundle, in: product) ? .note : nil, product: product.name,
      owner: facts.owner(of: bundle, in: product), table: table,
      message: "\(bundle.name) in \(product.name) has table \(table) (\(key.quoted)), which the system reads from "
        + "\(product.name) itself and never from there: people see the texts of its Info.plist or none",
      remedy: "move the table to the bundle of the product whose texts it has",
      place: facts.tree.files.place(file.path))
  }
}
