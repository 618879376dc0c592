import Foundation

extension OldStyleParser {
  /// A quoted string or a bare word.
  mutating func text(_ expectation: String) throws(PropertyListFailure) -> String {
    let first = bytes[index]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = index
    while index < bytes.count, bytes[index].isBareWord { index += 1 }
    guard index > start else { throw expected(expectation) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListFailure) -> String {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\") { return try escaped(by: quote, from: start) }
      index += 1
    }
    guard index < bytes.count else { throw unclosed(from: start) }
    index += 1
    return String(decoding: bytes[start + 1..<index - 1], as: UTF8.self)
  }

  private func unclosed(from start: Int) -> PropertyListFailure {
    PropertyListFailure(at: start, "this string has no closing quote: end it before the end of the file")
  }

  /// The rest of a string of which an escape was found; `index` is at its backslash.
  private mutating func escaped(by quote: UInt8, from start: Int) throws(PropertyListFailure) -> String {
    var text = Array(bytes[start + 1..<index])
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
        guard index < bytes.count else { throw unclosed(from: start) }
        appendEscape(to: &text)
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    guard index < bytes.count else { throw unclosed(from: start) }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands behind a backslash; `index` is at its first byte and ends behind it.
  private mutating func appendEscape(to text: inout [UInt8]) {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      appendOctal(to: &text)
      return
    case UInt8(ascii: "U"):
      index += 1
      appendScalar(to: &text)
      return
    case UInt8(ascii: "a"): text.append(7)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "v"): text.append(11)
    default: text.append(byte)
    }
    index += 1
  }

  /// Up to three octal digits: a character in the NeXTSTEP encoding, which is ASCII below `\200`.
  private mutating func appendOctal(to text: inout [UInt8]) {
    var code = 0
    for _ in 0..<3 {
      guard index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[index]) else { break }
      code = code * 8 + Int(bytes[index] & 7)
      index += 1
    }
    let byte = UInt8(truncatingIfNeeded: code)
    if byte < 0x80 {
      text.append(byte)
    } else {
      text += Array((String(bytes: [byte], encoding: .nextstep) ?? "\u{FFFD}").utf8)
    }
  }

  /// Up to four hexadecimal digits behind `\U`: a UTF-16 unit; a surrogate pair is two escapes.
  private mutating func appendScalar(to text: inout [UInt8]) {
    var units = [hexadecimalUnit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "U")]) {
      let next = index
      index += 2
      units.append(hexadecimalUnit())
      if !UTF16.isTrailSurrogate(units[1]) {
        index = next
        units.removeLast()
      }
    }
    text += Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hexadecimalUnit() -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = bytes[index].hexadecimalDigit else { break }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit.
  var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// True for the ASCII characters of a word without quotes.
  fileprivate var isBareWord: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
