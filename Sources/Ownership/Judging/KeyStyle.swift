import StringCatalogs

/// What kind of text a key is: shown raw, an identifier is a defect and a sentence is the source text.
package enum KeyStyle: Sendable, Hashable {
  case identifier
  case prose

  /// A key without any letter, such as `%@, %@`, is what is to be shown: no name of anything.
  package init(of key: String) {
    self = key.hasLettersBesideSpecifiers && Self.looksLikeIdentifier(key) ? .identifier : .prose
  }

  /// One word with a dot or underscore inside or a small first letter, specifiers after it left out.
  private static func looksLikeIdentifier(_ key: String) -> Bool {
    let words = key.split(whereSeparator: \.isWhitespace)
    let plain = words.filter { !$0.hasPrefix("%") }
    guard plain.count == 1, let word = plain.first, words.first == word else { return false }
    guard word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-:/".contains($0)) }) else { return false }
    let inner = word.dropFirst().dropLast()
    if inner.contains(where: { "._".contains($0) }) { return true }
    guard words.count == 1, let first = word.first, let last = word.last else { return false }
    return first.isLowercase && (last.isLetter || last.isNumber)
  }
}
