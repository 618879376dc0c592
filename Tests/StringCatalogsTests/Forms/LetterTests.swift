import StringCatalogs
import Testing

@Suite("Letters and white space of texts")
struct LetterTests {
  /// ASCII, characters of several code points, and marks at the edges of both.
  private static let texts = [
    "", " ", "\t\r\n", "a", "Z9", "1 2", "12:30", "•", "… a", "é", "e\u{301}", "1\u{301}", " \u{301}", "\u{301}a",
    "日本", "12 日", "\u{A0}", "\u{A0}\u{2003}", "  \u{A0}x", "👩‍👩‍👧", "١٢", "\u{600}a", "\u{600} ", "@[`{", "\u{B}\u{C}",
    "\u{1C}", "\u{85}",
  ]

  @Test("Letters are found as characters tell them", arguments: texts)
  func letters(_ text: String) { #expect(text.hasLetters == text.contains(where: \.isLetter)) }

  @Test("White space is found as characters tell it", arguments: texts)
  func whitespace(_ text: String) {
    #expect(text.hasWhitespace == text.contains(where: \.isWhitespace))
    #expect(text.isBlank == text.allSatisfy(\.isWhitespace))
  }
}
