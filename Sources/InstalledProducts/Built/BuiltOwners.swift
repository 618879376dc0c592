import OwnershipManifest

/// Which owner each bundle of a tree belongs to, and where it lies in each product.
///
/// Copies of one bundle in several products are one owner, named by the bundle; a product's main bundle is an owner
/// with the product's name.
struct BuiltOwners {
  /// One bundle of one product.
  struct Site {
    var product: BuiltProduct
    var bundle: BuiltBundle
    /// Inside the product.
    var path: String
  }

  /// Ascending by name, the products' own first, in the order of the products.
  private(set) var names: [String] = []
  private(set) var sites: [String: [Site]] = [:]

  /// - Parameter known: the owner that a manifest gives a bundle; nil infers one.
  init(of tree: BuiltTree, known: (BuiltProduct, BuiltBundle) -> String? = { _, _ in nil }) {
    for product in tree.products {
      add(product.main, of: product, as: known(product, product.main) ?? product.name)
    }
    let taken = Set(names)
    var inner: Set<String> = []
    for product in tree.products {
      let bundles = product.bundles.filter(\.hasTables)
      let counts = Dictionary(grouping: bundles, by: \.name).mapValues(\.count)
      for bundle in bundles {
        let isAmbiguous = taken.contains(bundle.name) || counts[bundle.name, default: 0] > 1
        let name = known(product, bundle) ?? (isAmbiguous ? Self.longName(of: bundle, in: product) : bundle.name)
        if sites[name] == nil { inner.insert(name) }
        sites[name, default: []].append(Site(product: product, bundle: bundle, path: product.path(of: bundle)))
      }
    }
    names += inner.subtracting(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func add(_ bundle: BuiltBundle, of product: BuiltProduct, as name: String) {
    if sites[name] == nil { names.append(name) }
    sites[name, default: []].append(Site(product: product, bundle: bundle, path: "."))
  }

  /// Names of the owners whose bundle lies in a product, in the order of `names`.
  func owners(in product: BuiltProduct) -> [String] {
    names.filter { name in sites[name, default: []].contains { $0.product.path == product.path } }
  }

  /// Owner → where its bundle lies in a product.
  func places(in product: BuiltProduct) -> [String: String] {
    var places: [String: String] = [:]
    for (name, sites) in sites {
      if let site = sites.first(where: { $0.product.path == product.path }) { places[name] = site.path }
    }
    return places
  }

  /// `Maps.framework/Text.bundle` → `Maps.Text`; `Trips.framework` → `Trips.framework`.
  private static func longName(of bundle: BuiltBundle, in product: BuiltProduct) -> String {
    let path = product.path(of: bundle)
    let folders = RelativeName.folder(of: path).split(separator: "/").map(String.init)
      .filter { !["Contents", "Frameworks", "PlugIns", "Resources", "SharedSupport", "Versions"].contains($0) }
      .map(RelativeName.stem)
    return folders.isEmpty ? RelativeName.last(of: path) : (folders + [bundle.name]).joined(separator: ".")
  }
}
