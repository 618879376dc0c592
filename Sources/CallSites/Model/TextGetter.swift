/// A property or function of the declared type `String` that gives literals: whoever shows it shows them as they stand.
package struct TextGetter: Sendable, Hashable {
  /// With the types around it: `Tab.title`.
  package var name: String
  /// The literals that have letters, in the order of the code.
  package var texts: [String]
  /// 1-based, of the first of them.
  package var line: Int
  package var column: Int

  package init(name: String, texts: [String], line: Int, column: Int) {
    self.name = name
    self.texts = texts
    self.line = line
    self.column = column
  }
}
