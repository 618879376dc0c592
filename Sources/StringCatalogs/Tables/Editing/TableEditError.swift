package import PositionedJSON

/// Why a `.strings` or `.stringsdict` file cannot be changed as asked; it is then as it was.
package indirect enum TableEditError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file is no property list, or its root no dictionary.
  case unreadable(TableSyntaxError)
  /// A binary property list, which has neither lines nor comments.
  case binary
  /// A `.stringsdict` in the old text form.
  case noXML
  /// A comment is never closed, so that nothing behind it would be read.
  case openComment(JSONPosition)
  /// A key that is to be removed is not there.
  case absent(key: String)
  /// A key is there more than once, so that it is open which one is meant.
  case ambiguous(key: String, JSONPosition)
  /// A key is asked for more than once in one change.
  case repeated(key: String)
  /// A value of a kind that the file cannot have for a key.
  case wrongValue(key: String, expected: String)
  /// Two and more of the others.
  case several([TableEditError])

  /// Nil where there is no error.
  init?(all errors: [TableEditError]) {
    guard let first = errors.first else { return nil }
    self = errors.count == 1 ? first : .several(errors)
  }

  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .binary: "the table is a binary property list; expected text or XML: convert it with 'plutil -convert xml1'"
    case .noXML: "the table is in the old text form; expected XML: convert it with 'plutil -convert xml1'"
    case .openComment(let position):
      "the comment at line \(position.line), column \(position.column) is never closed; end it with */ first"
    case .absent(let key): "there is no key '\(key)'; expected one to remove"
    case .ambiguous(let key, let position):
      "the key '\(key)' is there twice, again at line \(position.line), column \(position.column); expected it once: "
        + "remove one first"
    case .repeated(let key): "the key '\(key)' is given twice; expected each key once"
    case .wrongValue(let key, let expected):
      "the value for the key '\(key)' does not fit the table; expected \(expected)"
    case .several(let errors): errors.map(\.description).joined(separator: "\n")
    }
  }
}
