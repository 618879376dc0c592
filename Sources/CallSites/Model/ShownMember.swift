/// A property or function that a view is given where a literal would be a key.
package struct ShownMember: Sendable, Hashable {
  /// The initialiser or modifier; a modifier begins with a dot.
  package var view: String
  /// The type that it is a member of, as far as the file shows it: `Tab`, `Outer.Tab`.
  package var type: String
  package var name: String
  package var context: LookUpContext

  package init(view: String, type: String, name: String, context: LookUpContext) {
    self.view = view
    self.type = type
    self.name = name
    self.context = context
  }
}
