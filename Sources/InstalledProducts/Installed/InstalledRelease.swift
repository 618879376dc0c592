package import Findings
import HostEvidence
package import OwnershipManifest

/// Everything that one release puts on a device.
package struct InstalledRelease: Sendable {
  /// `current`, or a name of the manifest's `releases`.
  package var name: String
  package var manifest: Manifest
  /// In the manifest's order.
  package var products: [InstalledProduct]
  /// What putting the release together found out.
  package var notes: [AssemblyNote]
  /// What the owners' resources say of their keys, beside the tables that are installed.
  package var keys: InstalledKeys

  package init(
    name: String, manifest: Manifest, products: [InstalledProduct], notes: [AssemblyNote] = [],
    keys: InstalledKeys = InstalledKeys()
  ) {
    self.name = name
    self.manifest = manifest
    self.products = products
    self.notes = notes
    self.keys = keys
  }

  /// The product of that name.
  package func product(_ name: String) -> InstalledProduct? { products.first { $0.name == name } }

  /// Where the key stands in the owner's resources; nil where it does not.
  package func place(owner: String, table: String, key: String) -> SourcePlace? {
    keys.places[InstalledKeys.Name(owner: owner, table: table, key: key)]
  }

  /// Path of an owner's bundle inside a product: where it was found, else where the manifest says.
  package func bundlePath(of owner: String, in product: InstalledProduct?) -> String {
    product?.places[owner] ?? manifest.owner(owner)?.bundle ?? "."
  }

  /// The bundle that `product` reaches by the path `asked`, which may lead out of it: `..` to what contains it,
  /// `../Other.app` to another app of the device.
  ///
  /// - Returns: nil where no installed product has a bundle there.
  package func bundle(asked: String, from product: String) -> (product: InstalledProduct, bundle: InstalledBundle)? {
    guard let start = self.product(product) else { return nil }
    guard let path = Self.resolve(asked, below: start.path) else { return nil }
    for candidate in products.sorted(by: { $0.path.utf8.count > $1.path.utf8.count }) {
      if path == candidate.path, let main = candidate.mainBundle { return (candidate, main) }
      guard path.hasPrefix(candidate.path + "/") else { continue }
      let inner = String(path.dropFirst(candidate.path.count + 1))
      if let bundle = candidate.bundle(inner) { return (candidate, bundle) }
    }
    return nil
  }

  /// The path `asked` as evidence names it: `../H.app/K.bundle` of the app `H` is its own `K.bundle`.
  package func name(ofAsked asked: String, from product: InstalledProduct) -> String {
    guard let path = Self.resolve(asked, below: product.path) else { return asked }
    return BundleNames(mainBundle: "/\(product.path)", applications: "").name(of: "/\(path)")
  }

  /// `relative` seen from the folder `base`, both with `/`; nil where it leads above the device's applications.
  private static func resolve(_ relative: String, below base: String) -> String? {
    var parts = base.split(separator: "/")
    for part in relative.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
