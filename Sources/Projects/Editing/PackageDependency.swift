/// What a target of a `Package.swift` is to depend on.
package struct PackageDependency: Sendable, Hashable {
  /// The name of a target of the same package, or of a product of another one.
  package var name: String
  /// The other package as `package:` names it; nil for a target of the same package.
  package var package: String?

  package init(_ name: String, package: String? = nil) {
    self.name = name
    self.package = package
  }
}
