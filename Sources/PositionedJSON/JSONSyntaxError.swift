/// The first place where a text is not JSON.
package struct JSONSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  package var position: JSONPosition
  /// What was expected and what stands there instead: lower case, one line, no full stop.
  package var message: String

  package init(position: JSONPosition, message: String) {
    self.position = position
    self.message = message
  }

  package var description: String { "\(position.line):\(position.column): \(message)" }
}
