extension String {
  /// Whether anything but specifiers can be read as a word: false for `%lld`, `%@, %@`, `#%@` and `12:30`.
  package var hasLettersBesideSpecifiers: Bool {
    guard utf8.contains(UInt8(ascii: "%")) else { return hasLetters }
    return FormatText(self).parts.contains { part in
      if case .literal(let text) = part { text.hasLetters } else { false }
    }
  }
}

/// Questions about characters that the bytes of most texts answer: up to the first one that is not ASCII, a character
/// begins with each byte.
extension StringProtocol {
  /// Whether any character is a letter.
  package var hasLetters: Bool {
    for byte in utf8 {
      if byte >= 0x80 { return contains(where: \.isLetter) }
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) { return true }
    }
    return false
  }

  /// Whether any character is white space.
  package var hasWhitespace: Bool {
    for byte in utf8 {
      if byte >= 0x80 { return contains(where: \.isWhitespace) }
      if Self.isWhitespace(byte) { return true }
    }
    return false
  }

  /// Whether every character is white space, as in a text without any.
  package var isBlank: Bool {
    for byte in utf8 {
      if byte >= 0x80 { return allSatisfy(\.isWhitespace) }
      if !Self.isWhitespace(byte) { return false }
    }
    return true
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }
}
