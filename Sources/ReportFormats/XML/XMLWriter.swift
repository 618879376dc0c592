internal import Reports

/// Writes XML 1.0 a part at a time, indented; the caller pairs `open` and `close`.
///
/// XML has no spelling for most control characters, not even as a reference: they stand as `\u{7}`, because where one
/// is found it is what the reader must see.
struct XMLWriter {
  typealias Attributes = KeyValuePairs<String, String?>

  private var pieces = PieceWriter()
  private var depth = 0

  init() { pieces.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  /// Hands on what was written, if it is enough or nothing follows it.
  mutating func handOn<Failure: Error>(
    to sink: (Span<UInt8>) throws(Failure) -> Void, isLast: Bool = false
  ) throws(Failure) {
    try pieces.handOn(to: sink, isLast: isLast)
  }

  /// A start tag on a line of its own; attributes without a value are left out.
  mutating func open(_ name: String, _ attributes: Attributes = [:]) {
    start(name, attributes)
    pieces.append(">\n")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    indent()
    pieces.append("</\(name)>\n")
  }

  /// An element with text or with nothing in it, on a line of its own.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text: String? = nil) {
    start(name, attributes)
    guard let text else { return pieces.append("/>\n") }
    pieces.append(">")
    append(text)
    pieces.append("</\(name)>\n")
  }

  private mutating func indent() {
    for _ in 0..<depth { pieces.append(" ") }
  }

  /// A tag without its end.
  private mutating func start(_ name: String, _ attributes: Attributes) {
    indent()
    pieces.append("<\(name)")
    for (name, value) in attributes {
      guard let value else { continue }
      pieces.append(" \(name)=\"")
      append(value, isAttribute: true)
      pieces.append("\"")
    }
  }
}

extension XMLWriter {
  /// Appends a text as it may stand between tags, or between quotes.
  private mutating func append(_ text: String, isAttribute: Bool = false) {
    let bytes = text.utf8.span
    var start = 0
    for index in bytes.indices {
      guard let spelling = Self.spelling(of: bytes, at: index, isAttribute: isAttribute) else { continue }
      pieces.append(bytes.extracting(start..<index))
      pieces.append(spelling)
      start = index + (bytes[index] < 0x80 ? 1 : 3)
    }
    pieces.append(bytes.extracting(start..<bytes.count))
  }

  /// How the character that begins there is spelled, nil where it stands as it is.
  private static func spelling(of bytes: Span<UInt8>, at index: Int, isAttribute: Bool) -> String? {
    switch bytes[index] {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    // Readers turn these into spaces in an attribute, and a carriage return into a line feed anywhere.
    case UInt8(ascii: "\r"): "&#13;"
    case UInt8(ascii: "\n"): isAttribute ? "&#10;" : nil
    case UInt8(ascii: "\t"): isAttribute ? "&#9;" : nil
    case 0..<0x20: "\\u{\(String(bytes[index], radix: 16, uppercase: true))}"
    // U+FFFE and U+FFFF.
    case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
      bytes[index + 2] == 0xBE ? "\\u{FFFE}" : "\\u{FFFF}"
    default: nil
    }
  }
}
