/// Executables ready to be installed, all in one folder.
package struct BuiltExecutables: Sendable, Hashable {
  /// Where they and the resource bundles that the build made for them lie; a real path.
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// Path of the executable of a SwiftPM product.
  package func path(of product: String) -> String { "\(folder)/\(product)" }

  /// Path of the resource bundle that the build made under this name, such as `Trips_SharedTripUI.resources`.
  ///
  /// - Returns: nil where there is none.
  package func resourceBundle(_ name: String) -> String? {
    let path = "\(folder)/\(name)"
    return FileSystem.exists(path) ? path : nil
  }
}
