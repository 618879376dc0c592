/// A declaration that other modules see and that has to do with localization.
package struct PublicDeclaration: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A function or initialiser with a parameter of type `Bundle`; nil without a default.
    case bundleParameter(name: String, defaultValue: BundleExpression?)
    /// A constant or property that gives a bundle.
    case bundleConstant(BundleExpression)
    /// A function or property whose body looks a message up.
    case accessor
    /// A property or function of type `LocalizedStringResource`.
    case resource
  }

  /// With the types around it: `TripCopy.arrives`.
  package var name: String
  package var kind: Kind
  /// Whether only the package's own modules see it.
  package var isPackage: Bool
  package var line: Int
  package var column: Int

  package init(name: String, kind: Kind, isPackage: Bool = false, line: Int, column: Int) {
    self.name = name
    self.kind = kind
    self.isPackage = isPackage
    self.line = line
    self.column = column
  }
}
