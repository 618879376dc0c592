/// A place in a file of the project, for a person to go to.
package struct SourcePlace: Sendable, Hashable {
  /// Relative to the project's folder, with `/`.
  package var file: String
  /// 1-based.
  package var line: Int?
  /// 1-based, in UTF-8 bytes.
  package var column: Int?

  package init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}
