package import HostEvidence

/// Which look-up is to be explained.
package struct ExplainRequest: Sendable {
  /// The project's folder or its manifest file.
  package var project: String
  package var key: String
  /// Nil where only one owner has the key, or presents it in the product.
  package var owner: String?
  /// Nil where only one table of the owner has the key.
  package var table: String?
  package var product: String
  /// Best first.
  package var languages: [String]
  /// Nil takes the argument list of the manifest with which something is wrong, else the first.
  package var arguments: [MessageArgument]?
  /// A scenario whose `device` is taken; nil is a device with default settings.
  package var scenario: String?
  /// The day that exceptions are held against, `YYYY-MM-DD`.
  package var today: String?

  package init(project: String, key: String, product: String, languages: [String]) {
    self.project = project
    self.key = key
    self.product = product
    self.languages = languages
  }
}
