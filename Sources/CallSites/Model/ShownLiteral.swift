/// A literal that code shows without any look-up.
package struct ShownLiteral: Sendable, Hashable {
  /// What shows it: `Text(verbatim:)`, `setTitle`, `text`.
  package var way: String
  /// Its text, with a specifier for each interpolation.
  package var text: String
  /// 1-based, of the literal.
  package var line: Int
  package var column: Int
  package var context: LookUpContext

  package init(way: String, text: String, line: Int, column: Int, context: LookUpContext) {
    self.way = way
    self.text = text
    self.line = line
    self.column = column
    self.context = context
  }
}
