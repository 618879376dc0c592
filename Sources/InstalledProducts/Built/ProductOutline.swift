import OwnershipManifest

/// A product before anything is read: where it and its bundles lie.
struct ProductOutline {
  /// One bundle's folder.
  struct Place: Hashable {
    var path: String
    var kind: BuiltBundle.Kind
  }

  var name: String
  var path: String
  var kind: Product.Kind
  var main: Place
  var bundles: [Place]
  var container: String?
  var isLoose: Bool

  var allBundles: [Place] { [main] + bundles }

  /// The product with what was read of its bundles.
  func product(_ read: [Place: BuiltBundle]) -> BuiltProduct {
    BuiltProduct(
      name: name, path: path, kind: kind, main: read[main] ?? BuiltBundle(emptyAt: main.path),
      bundles: bundles.compactMap { read[$0] }, container: container, isLoose: isLoose)
  }

  /// The products below the root: those that run, else every bundle by itself, else a package's build folder.
  static func outlines(in files: ProductFiles) -> [ProductOutline] {
    var search = ProductSearch(files: files)
    search.searchProducts()
    if search.outlines.isEmpty { search.addPackageBuild() }
    if search.outlines.isEmpty { search.addLooseBundles() }
    return search.named
  }
}
