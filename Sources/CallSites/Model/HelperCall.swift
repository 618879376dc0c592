/// A call with literals that may be a look-up through one of the project's own functions; which one, only all files of
/// the module together show.
package struct HelperCall: Sendable, Hashable {
  package struct Argument: Sendable, Hashable {
    package var label: String?
    package var text: KeyText
    /// What it is as a bundle, where it may be one.
    package var bundle: BundleExpression?
    package var line: Int
    package var column: Int

    package init(label: String?, text: KeyText, bundle: BundleExpression? = nil, line: Int, column: Int) {
      self.label = label
      self.text = text
      self.bundle = bundle
      self.line = line
      self.column = column
    }
  }

  package enum Base: Sendable, Hashable {
    /// Nothing stands before the name.
    case nothing
    /// A string literal: `"key".localized`.
    case literal(Argument)
    /// Names: `L10n.tr`, `self.tr`.
    case names(String)
    /// Anything else.
    case expression
  }

  package var name: String
  package var base: Base
  package var arguments: [Argument]
  package var context: LookUpContext

  package init(name: String, base: Base, arguments: [Argument], context: LookUpContext) {
    self.name = name
    self.base = base
    self.arguments = arguments
    self.context = context
  }
}
