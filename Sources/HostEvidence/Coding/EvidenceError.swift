/// Why a text that a host or the tool wrote is not what it should be.
package struct EvidenceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// 1-based line of the text.
  package var line: Int
  /// 1-based column in UTF-8 bytes.
  package var column: Int
  /// What was expected and what stands there: lower case, one line, no full stop.
  package var message: String
  /// What is wrong besides, in the order of the places; empty where reading ended here.
  package var further: [EvidenceError] = []

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// This one and what is wrong besides.
  package var all: [EvidenceError] {
    var first = self
    first.further = []
    return [first] + further
  }

  /// `line:column: error: message`, a line for each; whoever knows the file puts its name before it.
  package var description: String {
    all.map { "\($0.line):\($0.column): error: \($0.message)" }.joined(separator: "\n")
  }
}
