package import PositionedJSON

/// Why a table file cannot be read.
package struct TableSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where reading stopped; nil for a binary file, which has no lines.
  package var position: JSONPosition?
  /// What was expected and what was found: lower case, one line, without the place.
  package var message: String

  package init(at position: JSONPosition?, _ message: String) {
    self.position = position
    self.message = message
  }

  /// `3:14: expected ';' …`, or the message alone where there is no place.
  package var description: String {
    position.map { "\($0.line):\($0.column): \(message)" } ?? message
  }
}
