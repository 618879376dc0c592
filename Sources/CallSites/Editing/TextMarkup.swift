/// Markdown in a text, which a view reads in a localized key and shows as it is in a string.
enum TextMarkup {
  static func isIn(_ text: String) -> Bool {
    ["**", "](", "^[", "`", "~~"].contains { text.contains($0) } || hasEmphasis(text, "*") || hasEmphasis(text, "_")
  }

  /// `*word*`: a mark before a word, and one behind a word.
  private static func hasEmphasis(_ text: String, _ mark: Character) -> Bool {
    let pieces = text.split(separator: mark, omittingEmptySubsequences: false)
    guard pieces.count > 2 else { return false }
    let opens = pieces.indices.dropLast(2).filter { index in
      let isAtWordStart = pieces[index].last.map { !$0.isLetter && !$0.isNumber } ?? true
      return isAtWordStart && pieces[index + 1].first?.isWhitespace == false
    }
    return opens.contains { index in
      pieces[(index + 1)...].dropLast().contains { $0.last?.isWhitespace == false }
    }
  }
}
