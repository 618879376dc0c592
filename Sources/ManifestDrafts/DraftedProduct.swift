package import OwnershipManifest

/// A product as a project's files show it.
package struct DraftedProduct: Sendable, Hashable {
  package var name: String
  /// The target that it was drafted from, for a comment.
  package var origin: String
  package var kind: Product.Kind
  package var identifier: String?
  /// The Info.plist's path; nil where the build makes it.
  package var infoFile: String?
  /// What a generated Info.plist says about languages.
  package var localizations: [String]?
  package var allowsMixedLocalizations: Bool?
  package var embeds: [String] = []
  package var contains: [String] = []
  package var sources: [String]

  package init(name: String, origin: String, kind: Product.Kind, sources: [String]) {
    self.name = name
    self.origin = origin
    self.kind = kind
    self.sources = sources
  }
}
