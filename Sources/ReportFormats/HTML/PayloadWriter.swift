/// JSON for a `script` element, in bytes: no text in it ends the element, begins a comment or is seen by what reads logs.
///
/// Escaped are, besides what JSON asks for: `<`, controls, U+2028, U+2029, bidirectional controls, and code points that
/// HTML does not allow.
struct PayloadWriter {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Punctuation and names of members.
  mutating func json(_ json: StaticString) {
    json.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func number(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    if bytes.count > start + 1 { bytes[start...].reverse() }
  }

  mutating func numbers(_ numbers: some Sequence<Int>) { list(numbers) { $0.number($1) } }

  mutating func texts(_ texts: some Sequence<String>) { list(texts) { $0.text($1) } }

  /// An array, each element written by `write`.
  mutating func list<Element>(_ elements: some Sequence<Element>, _ write: (inout Self, Element) -> Void) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      write(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func text(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let isWritten = text.utf8.withContiguousStorageIfAvailable { units in
      for unit in units where !Self.isPlain(unit) { return false }
      bytes.append(contentsOf: units)
      return true
    }
    if isWritten != true { for scalar in text.unicodeScalars { append(scalar) } }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension PayloadWriter {
  /// True for bytes that begin or continue no character which is escaped; most texts have nothing else.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "#"): false
    case 0x20..<0x7F: true
    // The lead bytes of U+0080 to U+00BF, U+0600 to U+063F, U+2000 to U+2FFF, U+F000 to U+FFFF, and beyond.
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF0...: false
    default: true
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": json("\\\"")
    case "\\": json("\\\\")
    case "\n": json("\\n")
    case "\r": json("\\r")
    case "\t": json("\\t")
    // `##[` is a command to the log reader of GitHub's runner, wherever in a line it stands.
    case "<", "#", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}",
      "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      escape(scalar)
    default:
      if scalar.isNoncharacter { escape(scalar) } else { bytes.append(contentsOf: scalar.utf8) }
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in scalar.utf16 {
      let digits = String(unit, radix: 16)
      json("\\u")
      bytes += String(repeating: "0", count: 4 - digits.count).utf8
      bytes += digits.utf8
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }

  fileprivate var utf8: UTF8.EncodedScalar { UTF8.encode(self) ?? UTF8.encodedReplacementCharacter }
}
