import Findings
import InstalledProducts
import OwnershipManifest

/// The same in what was built: no bundle of any product has the table of an owner that a built product is to hold.
extension CatalogInNoProduct: ProductRule {
  package static func drafts(in facts: InspectFacts) -> [Draft] {
    facts.manifest.owners.flatMap { owner -> [Draft] in
      guard let content = facts.sources[owner.name] else { return [] }
      let holders = facts.tree.products.map(\.name).filter { name in
        facts.manifest.product(name).map { facts.manifest.owners(in: $0).contains(owner) } ?? false
      }
      guard !holders.isEmpty else { return [] }
      let names = content.tableNames.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return names.filter { !facts.isBuilt($0, content, of: owner) }.map { draft(of: $0, content, owner, holders) }
    }
  }

  private static func draft(of table: String, _ content: OwnerContent, _ owner: Owner, _ holders: [String]) -> Draft {
    let file = content.firstPlace(in: table)?.file
    return Draft(
      description, severity: owner.isExternal ? .note : nil, product: holders.first, owner: owner.name, table: table,
      message: "table \(table) of \(owner.name)\(file.map { " (\($0))" } ?? "") is in no built product, and "
        + "\(holders.listed(upTo: 3)) \(holders.count == 1 ? "is" : "are") to hold it: people see keys or defaults for all "
        + "of its texts",
      remedy:
        "add the file to the target that makes \(owner.bundle == "." ? "the product" : owner.bundle), and build anew",
      place: content.firstPlace(in: table))
  }
}

extension OwnerContent {
  /// The place of a table's first key.
  func firstPlace(in table: String) -> SourcePlace? {
    keys[table, default: []].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.lazy
      .compactMap { self.places[KeyName(table: table, key: $0)] }.first
  }
}

extension InspectFacts {
  /// Whether the owner's bundle has the table, or any other bundle has it with one of its keys: a static library's tables
  /// may lie in the product's own bundle.
  fileprivate func isBuilt(_ table: String, _ content: OwnerContent, of owner: Owner) -> Bool {
    if sites(of: owner).contains(where: { $0.bundle.tableNames.contains(table) }) { return true }
    let keys = content.keys[table, default: []]
    return tree.products.flatMap(\.allBundles).contains { bundle in
      guard bundle.tableNames.contains(table) else { return false }
      if bundle.rawKeys[table]?.isDisjoint(with: keys) == false { return true }
      return bundle.localizations(of: table).contains {
        bundle.isDamaged(table, in: $0) || !bundle.keys(of: table, in: $0).isDisjoint(with: keys)
      }
    }
  }
}
