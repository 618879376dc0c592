/// Why a file is not the property list it should be.
package struct PropertyListError: Error, Sendable, Hashable, CustomStringConvertible {
  package var path: String
  /// What was expected: lower case, one line, no full stop.
  package var message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  package var description: String { "\(path): error: \(message)" }
}
