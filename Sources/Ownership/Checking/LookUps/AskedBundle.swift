/// The bundle that a look-up asks in one product.
package struct AskedBundle: Sendable, Hashable {
  /// Path inside the product, as an owner's `bundle`; `.` is the main bundle.
  package var path: String
  /// Names of the owners whose tables lie there, in the manifest's order; those with the table that is asked come first.
  package var owners: [String]

  package init(path: String, owners: [String]) {
    self.path = path
    self.owners = owners
  }

  package var isMain: Bool { path == "." }
}
