import OwnershipManifest

/// Which owner each bundle of a tree belongs to, and where it lies in each product.
///
/// Copies of one bundle in several products are one owner, named by the bundle; a product's main bundle is an owner
/// with the product's name. A manifest may put several owners into one main bundle, and one owner into many.
struct BuiltOwners {
  /// One bundle of one product.
  struct Site {
    var product: BuiltProduct
    var bundle: BuiltBundle
    /// Inside the product.
    var path: String
    /// The other owners in the same bundle.
    var sharers: [String] = []
    /// Whether the owner is the first of those in the bundle.
    var isFirst = true
  }

  /// Ascending by name, the products' own first, in the order of the products.
  private(set) var names: [String] = []
  private(set) var sites: [String: [Site]] = [:]

  /// - Parameters:
  ///   - mains: The owners that a manifest puts into a product's main bundle; without any there is one by the product's
  ///     name.
  ///   - known: The owner that a manifest gives another bundle; nil infers one.
  init(
    of tree: BuiltTree, mains: (BuiltProduct) -> [String] = { _ in [] },
    known: (BuiltProduct, BuiltBundle) -> String? = { _, _ in nil }
  ) {
    for product in tree.products {
      let owners = mains(product)
      add(product.main, of: product, as: owners.isEmpty ? [product.name] : owners)
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

  private mutating func add(_ bundle: BuiltBundle, of product: BuiltProduct, as owners: [String]) {
    for (index, name) in owners.enumerated() {
      if sites[name] == nil { names.append(name) }
      sites[name, default: []].append(
        Site(
          product: product, bundle: bundle, path: ".", sharers: owners.filter { $0 != name }, isFirst: index == 0))
    }
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
