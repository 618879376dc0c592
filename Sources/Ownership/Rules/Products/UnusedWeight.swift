import Findings
import InstalledProducts
import OwnershipManifest

/// A product carries tables that none of its processes can choose.
package enum UnusedWeight: ProductRule {
  package static let description = RuleDescription(
    id: "unused-weight", title: "tables that no process of the product can choose", severity: .note,
    reason: "People download them and nobody ever reads them.",
    firing: WeightExamples.unread, silent: WeightExamples.read)

  package static func drafts(in facts: InspectFacts) -> [Draft] {
    let reachable = ReachableTables(of: facts)
    return facts.tree.products.filter { !$0.isLoose && $0.kind != .tool }.flatMap { product in
      product.allBundles.compactMap { draft(of: $0, in: product, reachable, facts) }
    }
  }

  private static func draft(
    of bundle: BuiltBundle, in product: BuiltProduct, _ reachable: ReachableTables, _ facts: InspectFacts
  ) -> Draft? {
    guard bundle.hasTables else { return nil }
    let unread = reachable.unread(in: bundle, of: product)
    let bytes = unread.reduce(0) { $0 + $1.size }
    guard bytes > 0 else { return nil }
    let names = ascending(unread)
    let needed = ascending(bundle.files.filter { !unread.contains($0) && !$0.localization.isEmpty })
    return Draft(
      description, product: product.name, owner: facts.owner(of: bundle, in: product),
      language: names.count == 1 ? names.first : nil,
      message:
        "\(bytes) bytes of \(product.title(of: bundle)) in \(product.name) are tables that nobody "
        + "can be shown, whatever language they choose: \(names.map { "\($0).lproj" }.listed(upTo: 5)); "
        + (needed.isEmpty ? "it needs none of its languages" : "it needs \(needed.listed(upTo: 20)) alone"),
      remedy: "keep \(names.listed(upTo: 5)) out of the copy for \(product.name), or offer "
        + "\(names.count == 1 ? "the language" : "the languages") in \(product.name)",
      place: facts.tree.files.place(bundle.path))
  }

  /// The folders of some files.
  private static func ascending(_ files: [BuiltTable]) -> [String] {
    Set(files.map(\.localization)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
