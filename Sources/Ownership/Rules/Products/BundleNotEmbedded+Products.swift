import Findings
import InstalledProducts

/// The same in what was built: the code of a product names a package's bundle, which lies in another product only.
///
/// An accessor that SwiftPM or Xcode generates looks beside its own code and in the main bundle. Code in a framework of
/// the app finds what lies beside the framework, so that only a product's own program is asked.
extension BundleNotEmbedded: ProductRule {
  package static func drafts(in facts: InspectFacts) -> [Draft] {
    facts.tree.products.flatMap { product in
      let own = Set(product.bundles.map(\.name))
      return facts.tree.namedBundles[product.name, default: []].subtracting(own)
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { draft(of: $0, in: product, facts) }
    }
  }

  private static func draft(of name: String, in product: BuiltProduct, _ facts: InspectFacts) -> Draft? {
    let holders = facts.tree.products.filter { $0.bundles.contains { $0.name == name } }
    guard let holder = holders.first, let bundle = holder.bundles.first(where: { $0.name == name }) else { return nil }
    return Draft(
      description, product: product.name, owner: facts.owner(of: bundle, in: holder) ?? name,
      message: "the code of \(product.name) asks for the bundle \(name), which lies in "
        + holders.map(\.name).joined(separator: ", ")
        + " and not in \(product.name): every text of it is missing there, "
        + "or \(product.name) stops when it first asks",
      remedy: "make the package that owns \(name) a dependency of the target of \(product.name), so that its bundle is "
        + "copied there",
      place: facts.tree.files.place(product.path))
  }
}
