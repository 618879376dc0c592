/// How one object or array is laid out in a text.
///
/// Each writer of catalogs has its own: Xcode `"key" : value` and `{\n\n}`, Python `"key": value` and `{}`, hands anything.
package struct JSONLayout: Sendable, Hashable {
  /// How an object without members is written, and an array without elements.
  package enum Empty: Sendable, Hashable {
    /// Brackets with these blanks between them.
    case blanks(String)
    /// Brackets with this many line breaks between them, the closing one indented.
    case lines(Int)
  }

  /// What a member stands deeper than the line of its bracket; nil where all stands on one line.
  package var indent: String?
  /// Between a key and its value, with the colon.
  package var colon: String
  /// Inside the brackets of a container on one line.
  package var padding: String
  /// Between two members on one line, with the comma.
  package var separator: String
  package var empty: Empty
  /// `\n`, `\r\n` or `\r`.
  package var newline: String
  package var escaping: JSONEscaping

  /// What Xcode writes.
  package static let xcode = JSONLayout(
    indent: "  ", colon: " : ", padding: "", separator: ",", empty: .lines(2), newline: "\n", escaping: JSONEscaping())
}
