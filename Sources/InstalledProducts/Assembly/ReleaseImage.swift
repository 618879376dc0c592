import Findings
package import OwnershipManifest
package import PositionedJSON

/// One release put together: what a device installs, what a look-up sees, and what its owners hold.
///
/// ```swift
/// let image = try ReleaseImage.assemble(project.manifest, name: "current")
/// image.products     // files, for devices
/// image.installed    // bundles with their tables in memory, for bundle hosts and rules
/// ```
package struct ReleaseImage: Sendable {
  /// In the manifest's order.
  package let products: [ProductImage]
  package let installed: InstalledRelease
  /// By owner name.
  package let owners: [String: OwnerContent]
  /// What the code of products says about how it asks; nothing where no code was read.
  package var ways = CodeWays()

  /// Reads every owner's resources once, compiles its catalogs, and puts every product together.
  ///
  /// - Throws: everything that keeps a catalog from being compiled, or an Info.plist from being read, at once. A table
  ///   that does not parse is no error: the run finds it.
  package static func assemble(_ manifest: Manifest, name: String) throws(InputErrors) -> Self {
    var errors: [InputError] = []
    var contents: [String: OwnerContent] = [:]
    for owner in manifest.owners {
      var reader = OwnerReader(owner, of: manifest)
      reader.read()
      errors += reader.errors
      contents[owner.name] = reader.content
    }
    let assemblies = manifest.products.compactMap { assembly(of: $0, manifest, contents, &errors) }
    guard errors.isEmpty else { throw InputErrors(errors) }
    return Self(manifest, name, contents, assemblies)
  }

  init(products: [ProductImage], owners: [String: OwnerContent], installed: InstalledRelease) {
    self.products = products
    self.owners = owners
    self.installed = installed
  }

  private init(
    _ manifest: Manifest, _ name: String, _ contents: [String: OwnerContent], _ assemblies: [ProductAssembly]
  ) {
    products = assemblies.map(\.image)
    owners = contents
    var keys = InstalledKeys()
    for (owner, content) in contents { keys.add(content, of: owner) }
    installed = InstalledRelease(
      name: name, manifest: manifest, products: assemblies.map(\.installed), notes: assemblies.flatMap(\.notes),
      keys: keys)
  }

  private static func assembly(
    of product: Product, _ manifest: Manifest, _ contents: [String: OwnerContent], _ errors: inout [InputError]
  ) -> ProductAssembly? {
    do {
      let assembly = try ProductAssembly(product, of: manifest, contents: contents)
      errors += assembly.errors
      return assembly
    } catch {
      let place = product.place
      let message = "the Info.plist of \"\(product.name)\" cannot be written: \(error)"
      errors.append(InputError(file: place.file, line: place.line ?? 1, column: place.column ?? 1, message: message))
      return nil
    }
  }
}
