package import OwnershipManifest

/// Something built that runs: an app, an extension, a tool, or a bundle that is looked at as if it ran.
package struct BuiltProduct: Sendable {
  /// The file's name without suffix; with the folder's before it where two have one name.
  package var name: String
  /// Below the root; empty where the root is the product.
  package var path: String
  package var kind: Product.Kind
  package var main: BuiltBundle
  /// The bundles inside it that are no products and lie in none, in byte order of the paths.
  package var bundles: [BuiltBundle]
  /// The name of the product that it lies in.
  package var container: String?
  /// True for a framework or resource bundle without an app: no process runs it.
  package var isLoose: Bool

  package init(
    name: String, path: String, kind: Product.Kind, main: BuiltBundle, bundles: [BuiltBundle], container: String?,
    isLoose: Bool = false
  ) {
    self.name = name
    self.path = path
    self.kind = kind
    self.main = main
    self.bundles = bundles
    self.container = container
    self.isLoose = isLoose
  }

  /// The main bundle and the others.
  package var allBundles: [BuiltBundle] { [main] + bundles }

  /// A bundle's path as evidence names it, inside the product; `.` is the main bundle.
  package func path(of bundle: BuiltBundle) -> String {
    if bundle.path == main.path { return "." }
    return path.isEmpty || kind == .tool ? bundle.path : String(bundle.path.dropFirst(path.utf8.count + 1))
  }
}
