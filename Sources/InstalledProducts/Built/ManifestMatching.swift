import OwnershipManifest

/// Finds what a manifest declares in a built tree: products by identifier, else by name; owners by the name of their
/// bundle.
struct ManifestMatching {
  /// The tree with the manifest's names of products.
  private(set) var tree: BuiltTree
  /// What is declared, and what is only built.
  private(set) var manifest: Manifest

  private let declared: Manifest?

  init(tree: BuiltTree, manifest: Manifest?) {
    declared = manifest
    self.manifest = manifest ?? Manifest(file: tree.files.name, folder: tree.files.folder, developmentRegion: "en")
    guard let manifest else {
      self.tree = tree
      return
    }
    self.tree = tree.renamed(Self.names(of: tree, in: manifest))
  }

  /// Built → declared name. A declared product is one built one: the one with its identifier before one with its name.
  private static func names(of tree: BuiltTree, in manifest: Manifest) -> [String: String] {
    var names: [String: String] = [:]
    for declared in manifest.products {
      let match =
        tree.products.first { $0.main.info.identifier == declared.identifier && names[$0.name] == nil }
        ?? tree.products.first { product in
          product.name == declared.name && names[product.name] == nil
            && !manifest.products.contains { $0.identifier == product.main.info.identifier }
        }
      if let match { names[match.name] = declared.name }
    }
    return names
  }

  /// The declared owners that lie in the main bundle, the one that is named like the product first.
  func mains(_ product: BuiltProduct) -> [String] {
    guard let declared, let declaredProduct = declared.product(product.name) else { return [] }
    let names = declared.owners(in: declaredProduct).filter { $0.bundle == "." }.map(\.name)
    return names.filter { $0 == product.name } + names.filter { $0 != product.name }
  }

  /// The declared owner of a bundle other than the main one.
  func owner(_ product: BuiltProduct, _ bundle: BuiltBundle) -> String? {
    guard let declared, let declaredProduct = declared.product(product.name) else { return nil }
    let path = product.path(of: bundle)
    let owners = declared.owners(in: declaredProduct)
    return owners.first { $0.bundle == path }?.name
      ?? owners.first { RelativeName.last(of: $0.bundle) == RelativeName.last(of: path) }?.name
      ?? declared.owners.first { RelativeName.last(of: $0.bundle) == RelativeName.last(of: path) }?.name
  }

  /// Adds what is built and not declared.
  mutating func join(_ inferred: Manifest, _ owners: BuiltOwners) {
    guard let declared else {
      manifest = inferred
      return
    }
    manifest.owners += inferred.owners.filter { declared.owner($0.name) == nil }
    for product in inferred.products where declared.product(product.name) == nil { manifest.products.append(product) }
    for index in manifest.products.indices {
      guard let built = tree.product(manifest.products[index].name) else { continue }
      // No code of a built product runs here.
      manifest.products[index].executable = nil
      let added = owners.owners(in: built).filter { declared.owner($0) == nil && $0 != built.name }
      manifest.products[index].embeds += added.filter { !manifest.products[index].embeds.contains($0) }
    }
    manifest.products.removeAll { tree.product($0.name) == nil }
  }
}
