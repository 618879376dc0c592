/// One line of JSON as the tool writes it: no blanks, members in the order they are added.
///
/// ```swift
/// var line = JSONLine()
/// line.beginObject()
/// line.member("kind", "cell")
/// line.member("languages", ["de", "en"])
/// line.endObject()
/// ```
/// `/` and non-ASCII stand raw; control characters, U+007F to U+009F, U+2028, U+2029, the bidirectional controls, U+FFFE
/// and U+FFFF are escaped, in lower-case hexadecimal. The caller pairs `begin` and `end`; nothing checks it.
package struct JSONLine: Sendable {
  /// The line so far in UTF-8, without a line break.
  package private(set) var bytes: [UInt8] = []
  /// True behind a value, where a comma must come before the next one.
  private var needsComma = false

  package init() {}

  /// Ends the value, so that another one may follow it in the same bytes; nothing is written between them.
  package mutating func startNext() { needsComma = false }

  /// Starts anew in the same memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Containers

  package mutating func beginObject() { open("{") }
  package mutating func endObject() { close("}") }
  package mutating func beginArray() { open("[") }
  package mutating func endArray() { close("]") }

  package mutating func beginObject(_ key: String) {
    name(key)
    beginObject()
  }

  package mutating func beginArray(_ key: String) {
    name(key)
    beginArray()
  }

  /// The key of the value that is added next.
  package mutating func name(_ key: String) {
    separate()
    append(quoted: key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: - Values

  package mutating func element(_ value: String) {
    separate()
    append(quoted: value)
  }

  package mutating func element(_ value: Int) { append(literal: String(value)) }
  package mutating func element(_ value: Bool) { append(literal: value ? "true" : "false") }

  /// The shortest spelling that reads back to the same number; `null` for infinity and not-a-number, which JSON lacks.
  package mutating func element(_ value: Double) { append(literal: value.isFinite ? "\(value)" : "null") }

  package mutating func null() { append(literal: "null") }

  // MARK: - Members; one without a value is left out

  package mutating func member(_ key: String, _ value: String?) {
    guard let value else { return }
    name(key)
    element(value)
  }

  package mutating func member(_ key: String, _ value: Int?) {
    guard let value else { return }
    name(key)
    element(value)
  }

  package mutating func member(_ key: String, _ value: Bool?) {
    guard let value else { return }
    name(key)
    element(value)
  }

  package mutating func member(_ key: String, _ value: Double?) {
    guard let value else { return }
    name(key)
    element(value)
  }

  package mutating func member(_ key: String, _ values: [String]?) {
    guard let values else { return }
    beginArray(key)
    for value in values { element(value) }
    endArray()
  }
}

extension JSONLine {
  private mutating func open(_ bracket: UnicodeScalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: UnicodeScalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func append(literal: String) {
    separate()
    bytes += literal.utf8
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { units in
      for unit in units where !Self.isPlain(unit) { return false }
      bytes.append(contentsOf: units)
      return true
    }
    if !isPlain {
      for scalar in text.unicodeScalars { append(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// True for bytes that begin or continue no character which is escaped; most texts have nothing else.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20..<0x7F: byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    // The lead bytes of U+0080 to U+00BF, U+0600 to U+063F, U+2000 to U+2FFF and U+F000 to U+FFFF, among which are the
    // escaped ones.
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: false
    default: true
    }
  }

  private mutating func append(_ scalar: UnicodeScalar) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case "\u{0}"..."\u{1F}",
      _ where JSONEscapes.isUnseen(scalar):
      bytes += JSONEscapes.unicode(UInt16(scalar.value)).utf8
    default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }
}
