/// Why a text that a host or the tool wrote is not what it should be.
package struct EvidenceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// 1-based line of the text.
  package var line: Int
  /// 1-based column in UTF-8 bytes.
  package var column: Int
  /// What was expected and what stands there: lower case, one line, no full stop.
  package var message: String

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// `line:column: error: message`; whoever knows the file puts its name before it.
  package var description: String { "\(line):\(column): error: \(message)" }
}
