/// What a target needs: another target, or a product of a package.
package struct DeclaredDependency: Sendable, Hashable {
  /// The target's or product's name as it is written.
  package var name: String
  /// The package it comes from, as it is written; nil for a target of the same project.
  package var package: String?
  /// The targets it stands for, where they were read: names in `DeclaredProject.targets`.
  package var targets: [String]
  /// Whether it is put inside the product (an extension, an embedded framework).
  package var isEmbedded: Bool
  /// False under a condition of platform or configuration.
  package var isCertain: Bool

  package init(
    name: String, package: String? = nil, targets: [String] = [], isEmbedded: Bool = false, isCertain: Bool = true
  ) {
    self.name = name
    self.package = package
    self.targets = targets
    self.isEmbedded = isEmbedded
    self.isCertain = isCertain
  }
}
