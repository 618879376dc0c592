import OwnershipManifest
import PositionedJSON

/// Puts one product together: its main bundle, and the bundles of the owners that it embeds.
struct ProductAssembly {
  let product: Product
  let manifest: Manifest
  let contents: [String: OwnerContent]
  private(set) var image: ProductImage
  private(set) var installed: InstalledProduct
  private(set) var notes: [AssemblyNote] = []
  private(set) var errors: [InputError] = []

  init(_ product: Product, of manifest: Manifest, contents: [String: OwnerContent]) throws {
    self.product = product
    self.manifest = manifest
    self.contents = contents
    let path = manifest.path(of: product)
    image = ProductImage(name: product.name, identifier: product.identifier, path: path, files: [])
    installed = InstalledProduct(name: product.name, identifier: product.identifier, path: path, bundles: [])
    try assemble()
  }

  private mutating func assemble() throws {
    var owners = Dictionary(grouping: manifest.owners(in: product), by: \.bundle)
    try add(path: ".", owners: owners.removeValue(forKey: ".") ?? [])
    for path in owners.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      try add(path: path, owners: owners[path] ?? [])
    }
    image.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func add(path: String, owners: [Owner]) throws {
    var assembly = BundleAssembly(path: path)
    for owner in owners {
      if let content = contents[owner.name] { assembly.add(content, in: product.name) }
    }
    let info = try path == "." ? mainInfo(owners) : ownInfo(owners)
    image.files += assembly.files(info)
    image.folders += assembly.languageFolders
    installed.bundles.append(assembly.bundle(info))
    notes += assembly.notes
  }

  /// The product says what its main bundle's Info.plist is; an owner that lies there may add to it.
  private mutating func mainInfo(_ owners: [Owner]) throws -> BundleInfo {
    if product.kind == .tool { return BundleInfo() }
    var builder = InfoBuilder(
      manifest: manifest, identifier: product.identifier, name: product.name, kind: product.kind.info)
    for owner in owners { builder.add(owner.info) }
    builder.add(product.info)
    errors += builder.errors
    installed.infoPlace = builder.place
    return try builder.info()
  }

  private mutating func ownInfo(_ owners: [Owner]) throws -> BundleInfo {
    let name = owners.first?.name ?? ""
    var builder = InfoBuilder(manifest: manifest, identifier: "bordercheck.\(name)", name: name)
    for owner in owners { builder.add(owner.info) }
    errors += builder.errors
    return try builder.info()
  }
}
