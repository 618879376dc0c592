/// A JSON text that was read once: every value and key with its place, duplicates kept, strings decoded when asked for.
///
/// ```swift
/// let document = try JSONDocument(bytes, dialect: .commented)
/// if let name = document.root["name"], name.string == nil { print(name.position, "expected a string") }
/// ```
/// What is not JSON is thrown, with its place. What readers disagree about (duplicate members, trailing commas, a byte
/// order mark, UTF-16) is read and put into `notices`; whether that is an error is the caller's decision.
package struct JSONDocument: Sendable {
  /// Which texts are accepted.
  package enum Dialect: Sendable, Hashable {
    /// RFC 8259, and trailing commas, which earn a notice.
    case strict
    /// Also `//` and `/* */` comments; trailing commas are fine. For files that people write.
    case commented
  }

  /// How deep objects and arrays may lie in each other: the limit of Foundation's reader.
  package static let nestingLimit = 512

  /// Oddities in the order of the text.
  package let notices: [JSONNotice]
  /// How the bytes were encoded; positions and ranges always count the bytes of the UTF-8 form.
  package let encoding: JSONTextEncoding
  let tape: JSONTape

  /// Reads a text in UTF-8, or UTF-16 with a byte order mark.
  ///
  /// - Throws: the first place where the text is not JSON.
  package init(_ bytes: [UInt8], dialect: Dialect = .strict) throws(JSONSyntaxError) {
    let encoding = try JSONTextEncoding(detecting: bytes)
    let text = try encoding.utf8(bytes)
    var scanner = JSONScanner(text, start: encoding == .utf8WithMark ? 3 : 0, dialect: dialect)
    try scanner.scan()
    self.encoding = encoding
    tape = JSONTape(bytes: text, tokens: scanner.tokens, lineStarts: scanner.lineStarts)
    notices = encoding.notices + scanner.notices.sorted { $0.position < $1.position }
  }

  package var root: JSONNode { JSONNode(tape: tape, index: 0) }

  /// The text in UTF-8, a byte order mark included.
  package var bytes: [UInt8] { tape.bytes }

  /// The place of a byte of the text.
  package func position(of offset: Int) -> JSONPosition { tape.position(of: offset) }
}
