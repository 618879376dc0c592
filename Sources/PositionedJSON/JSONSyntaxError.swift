/// The first place where a text is not JSON.
package struct JSONSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  package var position: JSONPosition
  /// What was expected and what stands there instead: lower case, one line, no full stop.
  package var message: String
  /// True where a merge left its marker in the text.
  package var isConflictMarker: Bool

  package init(position: JSONPosition, message: String, isConflictMarker: Bool = false) {
    self.position = position
    self.message = message
    self.isConflictMarker = isConflictMarker
  }

  package var description: String { "\(position.line):\(position.column): \(message)" }
}
