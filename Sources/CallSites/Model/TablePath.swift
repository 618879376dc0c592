/// A place that reaches a table or a language's folder by file: `path(forResource: "de", ofType: "lproj")`.
package struct TablePath: Sendable, Hashable {
  /// The call as it is written.
  package var call: String
  package var line: Int
  package var column: Int
  package var context: LookUpContext

  package init(call: String, line: Int, column: Int, context: LookUpContext) {
    self.call = call
    self.line = line
    self.column = column
    self.context = context
  }
}
