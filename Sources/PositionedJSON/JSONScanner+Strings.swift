extension JSONScanner {
  /// Reads a string or key from its opening quote on; checks escapes, control characters and UTF-8, decodes nothing.
  mutating func string() throws(JSONSyntaxError) {
    let start = offset
    var isEscaped = false
    offset += 1
    while true {
      offset = plainTextEnd(from: offset)
      guard offset < bytes.count else {
        throw error("the text ends inside the string that begins at \(place(of: start)); expected '\"'")
      }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        finish(.string, from: start, isEscaped: isEscaped)
        return
      case UInt8(ascii: "\\"):
        isEscaped = true
        try skipEscape()
      case 0x80...: try skipScalar()
      default: throw controlCharacter(inStringFrom: start)
      }
    }
  }

  /// The end of text that needs no look, ASCII without control characters, quotes and backslashes: eight bytes at a time.
  @inline(__always)
  private func plainTextEnd(from start: Int) -> Int {
    let text = bytes.span.bytes
    var end = start
    while end + 8 <= text.byteCount {
      let special = Self.specialBytes(in: text.unsafeLoadUnaligned(fromByteOffset: end, as: UInt64.self).littleEndian)
      if special != 0 { return end + (special.trailingZeroBitCount >> 3) }
      end += 8
    }
    while end < text.byteCount, Self.isPlain(bytes[end]) { end += 1 }
    return end
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// The high bit of each byte that is not plain; exact up to and including the lowest of them.
  @inline(__always)
  private static func specialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let control = word &- ones &* 0x20
    return ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash | control & ~word | word) & highs
  }

  // MARK: - Escapes

  private mutating func skipEscape() throws(JSONSyntaxError) {
    let start = offset
    offset += 1
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"): try skipUnicodeEscape(from: start)
    default:
      if offset == bytes.count { return }
      offset = start
      throw error(
        "unknown escape '\\\(character(at: start + 1))' in a string; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"
      )
    }
  }

  private mutating func skipUnicodeEscape(from start: Int) throws(JSONSyntaxError) {
    let first = try hexadecimal(from: start)
    if 0xDC00...0xDFFF ~= first { throw loneSurrogate(first, from: start) }
    guard 0xD800...0xDBFF ~= first else { return }
    let second = offset
    guard current == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") else {
      throw loneSurrogate(first, from: start)
    }
    offset += 1
    guard 0xDC00...0xDFFF ~= (try hexadecimal(from: second)) else { throw loneSurrogate(first, from: start) }
  }

  /// Reads `uXXXX` at `offset`.
  private mutating func hexadecimal(from start: Int) throws(JSONSyntaxError) -> UInt16 {
    guard let unit = JSONEscapes.hexadecimal(bytes[(offset + 1)...].prefix(4)) else {
      offset = start
      throw error("bad escape in a string; expected four hexadecimal digits after \\u")
    }
    offset += 5
    return unit
  }

  private mutating func loneSurrogate(_ unit: UInt16, from start: Int) -> JSONSyntaxError {
    offset = start
    return error(
      "half a surrogate pair, \\u\(String(unit, radix: 16)), in a string; expected \\ud800-\\udbff before \\udc00-\\udfff"
    )
  }

  // MARK: - Characters

  /// Steps over one scalar outside ASCII, well-formed as the Unicode standard's table 3-7 has it.
  @inline(__always)
  private mutating func skipScalar() throws(JSONSyntaxError) {
    let lead = bytes[offset]
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 0x80...0xBF ~= second ? 2 : 0
    case 0xE0: length = 0xA0...0xBF ~= second ? 3 : 0
    case 0xED: length = 0x80...0x9F ~= second ? 3 : 0
    case 0xE1...0xEF: length = 0x80...0xBF ~= second ? 3 : 0
    case 0xF0: length = 0x90...0xBF ~= second ? 4 : 0
    case 0xF1...0xF3: length = 0x80...0xBF ~= second ? 4 : 0
    case 0xF4: length = 0x80...0x8F ~= second ? 4 : 0
    default: length = 0
    }
    guard length > 0, offset + length <= bytes.count, isContinued(from: offset + 2, to: offset + length) else {
      throw error("byte 0x\(String(lead, radix: 16)) is not UTF-8; expected UTF-8 text: save the file as UTF-8")
    }
    offset += length
  }

  @inline(__always)
  private func isContinued(from start: Int, to end: Int) -> Bool {
    var position = start
    while position < end {
      guard bytes[position] & 0xC0 == 0x80 else { return false }
      position += 1
    }
    return true
  }

  private func controlCharacter(inStringFrom start: Int) -> JSONSyntaxError {
    switch bytes[offset] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      error(
        "the string that begins at \(place(of: start)) does not end on its line; expected '\"', or \\n for a line break"
      )
    case UInt8(ascii: "\t"): error("raw tab in a string; expected \\t")
    case let byte: error("raw control character in a string; expected \(JSONEscapes.unicode(UInt16(byte)))")
    }
  }
}
