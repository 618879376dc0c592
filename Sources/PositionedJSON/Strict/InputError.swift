/// Something wrong in a file that a person wrote, where it stands, and what was expected.
package struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Relative to the project's folder, with `/`.
  package var file: String
  /// 1-based.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int
  /// Lower case, no full stop: what is wrong, what was expected, what to do.
  package var message: String

  package init(file: String, line: Int = 1, column: Int = 1, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  package init(file: String, position: JSONPosition, message: String) {
    self.init(file: file, line: position.line, column: position.column, message: message)
  }

  /// `file:line:column: error: …`.
  package var description: String { "\(file):\(line):\(column): error: \(message)" }
}

extension InputError: Comparable {
  /// By file, line, column, then message.
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column, left.message) < (right.file, right.line, right.column, right.message)
  }
}
