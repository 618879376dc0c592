import Findings
import LocalizationRuntime
import OwnershipManifest

extension Manifest {
  /// What a built tree says by itself, where nobody declared anything: each product by its file's name, each bundle an
  /// owner by its own, which must have its development region only.
  init(inferredFrom tree: BuiltTree, _ owners: BuiltOwners) {
    let region = tree.products.lazy.compactMap(\.main.description.sourceLanguage).first ?? "en"
    self.init(file: tree.files.name, folder: tree.files.folder, developmentRegion: region)
    let origin = BundleOrigin(tree)
    self.owners = owners.names.map { name in
      let sites = owners.sites[name] ?? []
      var owner = Owner(inferred: name, from: sites, in: tree, developmentRegion: region)
      owner.isThirdParty = !sites.isEmpty && sites.map(\.bundle).allSatisfy(origin.isThirdParty)
      return owner
    }
    products = tree.products.map { product in
      var declared = Product(
        name: product.name, place: tree.files.place(product.path), kind: product.kind,
        identifier: product.main.info.identifier ?? product.name)
      declared.embeds = owners.owners(in: product).filter { $0 != product.name }
      declared.contains = tree.products.filter { $0.container == product.name }.map(\.name)
      return declared
    }
  }
}

extension Owner {
  /// - Parameter developmentRegion: of the app, for a bundle that says none.
  init(inferred name: String, from sites: [BuiltOwners.Site], in tree: BuiltTree, developmentRegion: String) {
    let path = sites.first?.bundle.path ?? ""
    self.init(name: name, place: tree.files.place(path), resources: [], bundle: sites.first?.path ?? ".")
    isInferred = true
    let folders = Set(sites.flatMap(\.bundle.folders))
    optionalLanguages = folders.filter { $0 != "Base" && $0 != developmentRegion }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
