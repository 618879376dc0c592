extension OldStyleScanner {
  /// A quoted text or a bare word.
  mutating func text(_ expected: String) throws(OldStyleSyntaxError) -> String {
    guard let next else { throw unexpected(expected) }
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try quoted(by: next) }
    let start = index
    while index < bytes.count, Self.isBare(bytes[index]), !isCommentStart { index += 1 }
    guard index > start else { throw unexpected(expected) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The digits of `<0fbd 7711>`, which nothing here asks for.
  mutating func data() throws(OldStyleSyntaxError) -> String {
    let start = index
    index += 1
    while let next, next != UInt8(ascii: ">") {
      guard Self.hexadecimal(next) != nil || Self.isSpace(next) else {
        throw unexpected("hexadecimal digits after '<'")
      }
      if next == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    guard next != nil else { throw unexpected("'>'") }
    index += 1
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  mutating func skipSpace() throws(OldStyleSyntaxError) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") { line += 1 }
      if Self.isSpace(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if isCommentStart {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// What is at this place instead of what was expected.
  func unexpected(_ expected: String) -> OldStyleSyntaxError {
    guard let next else { return OldStyleSyntaxError(line: line, message: "the file ends, expected \(expected)") }
    let shown = next > 0x20 && next < 0x7F ? "'\(Character(Unicode.Scalar(next)))'" : "a byte \(next)"
    return OldStyleSyntaxError(line: line, message: "\(shown) is there, expected \(expected)")
  }

  // MARK: -

  /// Whether `/*` is here, which a bare word does not hold.
  private var isCommentStart: Bool {
    bytes[index] == UInt8(ascii: "/") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() throws(OldStyleSyntaxError) {
    let start = line
    index += 2
    while let next {
      if next == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      if next == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    throw OldStyleSyntaxError(line: line, message: "the file ends inside the comment that begins in line \(start)")
  }

  private mutating func quoted(by quote: UInt8) throws(OldStyleSyntaxError) -> String {
    let start = line
    index += 1
    var begin = index
    var result = ""
    while let next {
      if next == UInt8(ascii: "\n") { line += 1 }
      if next == quote || next == UInt8(ascii: "\\") {
        result += String(decoding: bytes[begin..<index], as: UTF8.self)
        index += 1
        if next == quote { return result }
        if let escaped = escape() { result.unicodeScalars.append(escaped) }
        begin = index
      } else {
        index += 1
      }
    }
    throw OldStyleSyntaxError(line: line, message: "the file ends inside the text that begins in line \(start)")
  }

  /// What follows a backslash; an unknown escape stands for its own character.
  private mutating func escape() -> Unicode.Scalar? {
    guard let next, next < 0x80 else { return nil }
    if next == UInt8(ascii: "U") || next == UInt8(ascii: "u") { return unicodeEscape() }
    if let octal = number(of: 3, radix: 8) { return Unicode.Scalar(octal) ?? "\u{FFFD}" }
    index += 1
    if next == UInt8(ascii: "\n") { line += 1 }
    return Self.escapes[next] ?? Unicode.Scalar(next)
  }

  /// `\U0041`; a pair of surrogates is one character.
  private mutating func unicodeEscape() -> Unicode.Scalar {
    index += 1
    guard let high = number(of: 4, radix: 16) else { return "U" }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    let mark = index
    if next == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] | 0x20 == UInt8(ascii: "u") {
      index += 2
      if let low = number(of: 4, radix: 16), (0xDC00..<0xE000).contains(low) {
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
      }
    }
    index = mark
    return "\u{FFFD}"
  }

  /// Up to so many digits at this place; nil where there is none.
  private mutating func number(of count: Int, radix: UInt32) -> UInt32? {
    var value: UInt32?
    for _ in 0..<count {
      guard let next, let digit = Self.hexadecimal(next), digit < radix else { break }
      value = (value ?? 0) * radix + digit
      index += 1
    }
    return value
  }

  // MARK: - Bytes

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{B}",
  ]

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The characters of a word without quotes: letters, digits and `_ $ / : . -`.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
