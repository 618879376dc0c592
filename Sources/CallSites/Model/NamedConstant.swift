/// A constant that look-ups may name: its text, or the bundle that it gives.
package struct NamedConstant: Sendable, Hashable {
  package enum Value: Sendable, Hashable {
    case text(String)
    /// The raw value of an enumeration's case.
    case rawValue(String)
    case bundle(BundleExpression)
    /// Another constant, as it is written.
    case alias(String)
  }

  /// With the types around it: `Keys.title`, of a raw value the case: `Keys.title`.
  package var name: String
  package var value: Value
  /// 1-based, of the literal or name.
  package var line: Int
  package var column: Int

  package init(name: String, value: Value, line: Int, column: Int) {
    self.name = name
    self.value = value
    self.line = line
    self.column = column
  }
}
