/// Which characters of a string a writer escapes beyond those that must be.
package struct JSONEscaping: Sendable, Hashable {
  /// `/` is written `\/`.
  package var escapesSlash = false
  /// Everything outside ASCII is written `\uXXXX`.
  package var escapesNonASCII = false
  /// Bidirectional controls and other characters that nobody sees are written `\uXXXX`, as `JSONLine` does it.
  package var escapesUnseen = false
  /// Hexadecimal digits of escapes are upper case.
  package var isUppercase = false

  package init() {}

  /// The string in quotes.
  package func quoted(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return bytes
  }

  func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if escapesNonASCII || escapesUnseen {
      for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    } else {
      var text = text
      text.withUTF8 { appendRuns(of: $0, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The text where only characters of ASCII are escaped, with what is between them copied as a whole.
  private func appendRuns(of text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var copied = 0
    for (index, byte) in text.enumerated() where mustEscape(byte) {
      bytes += UnsafeBufferPointer(rebasing: text[copied..<index])
      append(UnicodeScalar(byte), to: &bytes)
      copied = index + 1
    }
    bytes += UnsafeBufferPointer(rebasing: text[copied...])
  }

  private func mustEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
    case UInt8(ascii: "/"): escapesSlash
    default: false
    }
  }
}

extension JSONEscaping {
  /// Finds out what the writer of a text does, from the escapes in it; the text comes without a byte order mark.
  init(observedIn bytes: ArraySlice<UInt8>) {
    var hasRawSlash = false
    var hasRawNonASCII = false
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "/"): hasRawSlash = true
        case 0x80...: hasRawNonASCII = true
        case UInt8(ascii: "\\"):
          observe(bytes[(index + 1)...].prefix(5))
          index += 1
        default: break
        }
        index += 1
      }
    }
    escapesSlash = escapesSlash && !hasRawSlash
    escapesNonASCII = escapesNonASCII && !hasRawNonASCII
  }

  private mutating func observe(_ escape: Slice<UnsafeBufferPointer<UInt8>>) {
    if escape.first == UInt8(ascii: "/") { escapesSlash = true }
    guard escape.first == UInt8(ascii: "u"), let unit = JSONEscapes.hexadecimal(escape.dropFirst()) else { return }
    // What nobody sees is escaped by writers that leave everything else as it is.
    if unit >= 0x80, !(UnicodeScalar(unit).map(JSONEscapes.isUnseen) ?? false) { escapesNonASCII = true }
    if escape.dropFirst().contains(where: { UInt8(ascii: "A")...UInt8(ascii: "F") ~= $0 }) { isUppercase = true }
  }

  private func append(_ scalar: UnicodeScalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case "\u{8}": bytes += "\\b".utf8
    case "\u{C}": bytes += "\\f".utf8
    case "/" where escapesSlash: bytes += "\\/".utf8
    case "\u{0}"..."\u{1F}",
      _ where escapesUnseen && JSONEscapes.isUnseen(scalar):
      append(unit: UInt16(scalar.value), to: &bytes)
    case _ where escapesNonASCII && scalar.value >= 0x80:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { append(unit: unit, to: &bytes) }
    default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  private func append(unit: UInt16, to bytes: inout [UInt8]) {
    let digits = JSONEscapes.fourDigits(UInt32(unit))
    bytes += "\\u".utf8
    bytes += (isUppercase ? digits.uppercased() : digits).utf8
  }
}
