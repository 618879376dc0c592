/// Backslash escapes of JSON strings.
enum JSONEscapes {
  /// The text of a string's bytes that were checked before.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += rest[..<backslash]
      rest = rest[(backslash + 1)...]
      append(&rest, to: &text)
    }
    text += rest
    return String(decoding: text, as: UTF8.self)
  }

  /// The value of exactly four hexadecimal digits.
  static func hexadecimal(_ digits: some Collection<UInt8>) -> UInt16? {
    guard digits.count == 4 else { return nil }
    var value: UInt16 = 0
    for digit in digits {
      guard let nibble = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(nibble)
    }
    return value
  }

  /// Characters that no reader of a text sees, and that change what is seen of others or are none to a reader of files:
  /// U+007F to U+009F, line and paragraph separators, the bidirectional controls, U+FFFE and U+FFFF.
  static func isUnseen(_ scalar: UnicodeScalar) -> Bool {
    switch scalar {
    case "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}",
      "\u{FFFE}"..."\u{FFFF}":
      true
    default: false
    }
  }

  /// An escape by number, such as `\u001f`.
  static func unicode(_ unit: UInt16) -> String { "\\u" + fourDigits(UInt32(unit)) }

  /// At least four lower-case hexadecimal digits.
  static func fourDigits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Takes one escape without its backslash off `rest`.
  private static func append(_ rest: inout ArraySlice<UInt8>, to text: inout [UInt8]) {
    guard let letter = rest.popFirst() else { return }
    switch letter {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Character(scalar(&rest)).utf8
    default: text.append(letter)
    }
  }

  /// One scalar from one escape by number, or from the two of a surrogate pair.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> UnicodeScalar {
    let replacement: UnicodeScalar = "\u{FFFD}"
    guard let first = hexadecimal(rest.prefix(4)) else { return replacement }
    rest = rest.dropFirst(4)
    guard UTF16.isLeadSurrogate(first) else { return UnicodeScalar(first) ?? replacement }
    guard let second = hexadecimal(rest.dropFirst(2).prefix(4)) else { return replacement }
    rest = rest.dropFirst(6)
    return UnicodeScalar(0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF) ?? replacement
  }
}
