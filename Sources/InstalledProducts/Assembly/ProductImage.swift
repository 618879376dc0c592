/// One product as it will lie on a device, as a value: every file but the executable.
///
/// Files of the products inside it belong to their own images.
package struct ProductImage: Sendable {
  package var name: String
  package var identifier: String
  /// Path below the device's applications folder, such as `AppShell.app/PlugIns/TripWidget.appex`.
  package var path: String
  /// Ascending by the UTF-8 bytes of their paths.
  package var files: [ImageFile]
  /// Paths of the language folders inside the product, also of those without a file.
  package var folders: [String] = []

  package init(name: String, identifier: String, path: String, files: [ImageFile]) {
    self.name = name
    self.identifier = identifier
    self.path = path
    self.files = files
  }
}
