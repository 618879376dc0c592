import Reports
import Testing

@Suite struct DisplayWidthTests {
  /// Columns by UAX #11, and by what terminals that follow grapheme clusters show.
  @Test(arguments: [
    ("", 0), ("abc", 3), ("ä", 1), ("e\u{301}", 1), ("到达", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("البوابة", 7), ("שָׁלוֹם", 4), ("👩‍👩‍👧", 2), ("🇵🇱", 2), ("☀", 1), ("☀\u{FE0F}", 2),
    ("⌚", 2), ("“”…·✓✗", 6), ("\u{200B}", 0), ("ひらがな", 8), ("、", 2), ("हिन्दी", 3), ("กำ", 2), ("\u{2068}a\u{2069}", 1),
    ("1️⃣", 2), ("𠀀", 2),
  ])
  func columns(_ text: String, _ width: Int) { #expect(DisplayWidth.of(text) == width) }
}
