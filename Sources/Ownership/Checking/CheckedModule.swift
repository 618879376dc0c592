package import CallSites

/// The Swift sources of one owner or product, read by the compiler's own parser.
package struct CheckedModule: Sendable {
  /// The owner that declares these sources; nil for a product without an owner of its name.
  package var owner: String?
  /// Every product that compiles or links this code, in the manifest's order: a look-up is judged in each.
  package var products: [String]
  /// In byte order of paths.
  package var files: [ScannedFile]

  package init(owner: String?, products: [String], files: [ScannedFile]) {
    self.owner = owner
    self.products = products
    self.files = files
  }
}
