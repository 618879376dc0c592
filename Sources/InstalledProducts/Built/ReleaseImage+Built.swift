import Findings
import LocalizationRuntime
package import OwnershipManifest
package import PositionedJSON

extension ReleaseImage {
  /// A built tree as a device would install it.
  ///
  /// With a manifest, its products are found by identifier, else by name, and its owners by the name of their bundle;
  /// what the manifest does not name is added as it is. Without one, everything is taken from the tree.
  ///
  /// - Throws: what is wrong in the owners' own resources, which say where keys stand and what code passes.
  package static func built(
    _ tree: BuiltTree, manifest: Manifest? = nil, name: String = "current"
  ) throws(InputErrors) -> Self {
    var matching = ManifestMatching(tree: tree, manifest: manifest)
    let owners = BuiltOwners(of: matching.tree, mains: matching.mains, known: matching.owner)
    matching.join(Manifest(inferredFrom: matching.tree, owners), owners)
    let declared = try sourceContents(of: manifest)
    var contents = declared
    for (owner, sites) in owners.sites {
      var content = contents[owner] ?? OwnerContent(owner: owner)
      // In a shared bundle, what no owner declares is the first one's.
      for site in sites where site.isFirst {
        content.add(
          site.bundle, in: tree.files,
          developmentRegion: site.bundle.info.facts.developmentRegion ?? matching.manifest.developmentRegion,
          besides: site.sharers.compactMap { declared[$0]?.keys })
      }
      contents[owner] = content
    }
    var keys = InstalledKeys()
    for (owner, content) in contents { keys.add(content, of: owner) }
    let products = matching.tree.products.map { built in
      var product = InstalledProduct(built, at: matching.tree.devicePath(of: built), owners)
      if tree.files.isFile(built.main.layout.info) { product.infoPlace = tree.files.place(built.main.layout.info) }
      return product
    }
    return Self(
      products: [], owners: contents,
      installed: InstalledRelease(name: name, manifest: matching.manifest, products: products, keys: keys))
  }

  private static func sourceContents(of manifest: Manifest?) throws(InputErrors) -> [String: OwnerContent] {
    guard let manifest else { return [:] }
    var contents: [String: OwnerContent] = [:]
    var errors: [InputError] = []
    for owner in manifest.owners {
      var reader = OwnerReader(owner, of: manifest)
      reader.read()
      errors += reader.errors
      contents[owner.name] = reader.content
    }
    guard errors.isEmpty else { throw InputErrors(errors) }
    return contents
  }
}

extension InstalledProduct {
  /// - Parameter path: below the device's folder of applications.
  init(_ built: BuiltProduct, at path: String, _ owners: BuiltOwners) {
    let places = owners.places(in: built)
    self.init(
      name: built.name, identifier: built.main.info.identifier ?? built.name,
      path: path,
      bundles: built.allBundles.map { bundle in
        let inner = built.path(of: bundle)
        return InstalledBundle(
          path: inner, identifier: bundle.info.identifier, description: bundle.description,
          infoStrings: bundle.info.strings, owners: owners.names.filter { places[$0] == inner }, tables: bundle.tables,
          rawCatalogs: Set(bundle.rawKeys.keys))
      })
    self.places = places
  }
}
