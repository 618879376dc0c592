import StringCatalogs

/// What kind of text a key is: shown raw, an identifier is a defect and a sentence is the source text.
package enum KeyStyle: Sendable, Hashable {
  case identifier
  case prose

  /// A key without any letter, such as `%@, %@`, is what is to be shown: no name of anything.
  package init(of key: String) {
    self = Self.looksLikeIdentifier(key) && key.hasLettersBesideSpecifiers ? .identifier : .prose
  }

  /// One word with a dot or underscore inside or a small first letter, specifiers after it left out.
  private static func looksLikeIdentifier(_ key: String) -> Bool {
    if !key.utf8.contains(where: { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "%") || $0 >= 0x7F }) {
      return isIdentifier(word: key.utf8)
    }
    if hasSecondWord(key) { return false }
    let words = key.split(whereSeparator: \.isWhitespace)
    let plain = words.filter { !$0.hasPrefix("%") }
    guard plain.count == 1, let word = plain.first, words.first == word else { return false }
    guard word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-:/".contains($0)) }) else { return false }
    let inner = word.dropFirst().dropLast()
    if inner.contains(where: { "._".contains($0) }) { return true }
    guard words.count == 1, let first = word.first, let last = word.last else { return false }
    return first.isLowercase && (last.isLetter || last.isNumber)
  }

  /// Whether a word that is no specifier follows another one of ASCII.
  private static func hasSecondWord(_ key: String) -> Bool {
    var (last, beforeLast): (UInt8, UInt8) = (0, 0)
    for byte in key.utf8 {
      let isBehindWord = last == UInt8(ascii: " ") && beforeLast > UInt8(ascii: " ") && beforeLast < 0x7F
      if isBehindWord, isLetterOrDigit(byte) { return true }
      (last, beforeLast) = (byte, last)
    }
    return false
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The same for one word of ASCII.
  private static func isIdentifier(word: String.UTF8View) -> Bool {
    guard let first = word.first, let last = word.last,
      word.allSatisfy({ isLetterOrDigit($0) || "._-:/".utf8.contains($0) })
    else { return false }
    let inner = word.dropFirst().dropLast()
    if inner.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }) { return true }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) && isLetterOrDigit(last)
  }
}
