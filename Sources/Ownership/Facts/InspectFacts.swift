package import InstalledProducts
package import OwnershipManifest

/// What rules over built products look at: the tree itself, without anything played.
package struct InspectFacts: Sendable {
  /// Its products have the names that they are installed under.
  package var tree: BuiltTree
  /// The tree as it would be installed.
  package var release: InstalledRelease
  /// False where a manifest says who owns what.
  package var isOwnershipInferred: Bool
  /// The owners' own tables as their catalogs would be compiled, by owner; empty without a project.
  package var sources: [String: OwnerContent]

  package init(
    tree: BuiltTree, release: InstalledRelease, isOwnershipInferred: Bool, sources: [String: OwnerContent] = [:]
  ) {
    self.tree = tree.named(as: release)
    self.release = release
    self.isOwnershipInferred = isOwnershipInferred
    self.sources = sources
  }

  package var manifest: Manifest { release.manifest }

  /// The owner whose bundle lies at a path of a product.
  package func owner(of bundle: BuiltBundle, in product: BuiltProduct) -> String? {
    let path = product.path(of: bundle)
    return release.product(product.name)?.bundle(path)?.owners.first
  }
}

extension BuiltTree {
  /// The tree with a manifest's names of products, where it names them otherwise than their files.
  fileprivate func named(as release: InstalledRelease) -> BuiltTree {
    // What is installed is in the order of the tree.
    guard products.count == release.products.count else { return self }
    let names = Dictionary(
      zip(products, release.products).map { ($0.name, $1.name) }, uniquingKeysWith: { first, _ in first })
    return BuiltTree(
      files: files,
      products: products.map { product in
        var product = product
        product.container = product.container.map { names[$0] ?? $0 }
        product.name = names[product.name] ?? product.name
        return product
      })
  }
}
