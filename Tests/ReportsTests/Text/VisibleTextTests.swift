import Reports
import Testing

@Suite struct VisibleTextTests {
  @Test(
    "what cannot be seen is written out",
    arguments: [
      ("a\nb\tc\r", "a\\nb\\tc\\r"), ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{202E}x", "\\u{202E}x"),
      ("a\u{200B}b", "a\\u{200B}b"), ("\u{2028}", "\\u{2028}"), ("\u{AD}", "\\u{AD}"), ("\u{FEFF}", "\\u{FEFF}"),
      ("\u{301}x", "\u{25CC}\u{301}x"), ("a\u{A0}b", "a\u{A0}b"), ("\u{E000}", "\\u{E000}"), ("a\r\nb", "a\\r\\nb"),
      ("👩‍👧", "👩‍👧"), ("\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}"),
    ])
  func visible(_ text: String, _ expected: String) { #expect(VisibleText(text).text == expected) }

  @Test(arguments: [
    "Größe – “naïve”…", "Ελληνικά", "Следующая поездка", "अगली यात्रा कुछ मिनटों में", "ไม่สามารถเปิดได้", "無法打開。", "かな カナ ﾊﾝｶｸ",
    "다음 여행", "không thể mở", "ქართული", "5 €", "→", "1\u{202F}000", "e\u{301}",
  ]) func `text of whatever script stands as it is`(_ text: String) {
    let visible = VisibleText(text)
    #expect([visible.plain, visible.text, visible.prose].allSatisfy { Array($0.utf8) == Array(text.utf8) })
  }

  @Test(arguments: ["\u{301}", "\u{93F}", "\u{E31}", "\u{64B}", "\u{3099}", "\u{483}"])
  func `a mark sits on a circle where nothing of the text is before it`(_ mark: String) {
    #expect(Array(VisibleText(mark + "a").plain.unicodeScalars) == Array("\u{25CC}\(mark)a".unicodeScalars))
    #expect(Array(VisibleText("a" + mark).plain.unicodeScalars) == Array("a\(mark)".unicodeScalars))
  }

  /// The categories are Unicode's own; what looks at scalars by their numbers has to agree with them.
  @Test func `of the scalars below U+3100 all are written out that are hidden, and no others`() {
    for value in UInt32(0x20)..<0x3100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isHidden =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        case .format: value != 0x200C && value != 0x200D
        default: value == 0x115F || value == 0x2800
        }
      #expect(VisibleText("a\(scalar)").plain.hasSuffix("}") == (isHidden || value == 0x7D), "\(value)")
    }
  }

  @Test func `text from right to left is isolated as a whole in a column`() {
    #expect(VisibleText("A البوابة 5").text == "\u{2068}A البوابة 5\u{2069}")
    #expect(VisibleText("Gate 5").text == "Gate 5")
    #expect(VisibleText("البوابة").width == 7)
  }

  @Test func `isolates that a formatter put around an argument stay, and one without a partner is written out`() {
    #expect(VisibleText("إلى \u{2068}A\u{2069}").text == "\u{2068}إلى \u{2068}A\u{2069}\u{2069}")
    #expect(VisibleText("\u{2069}a\u{2068}").text == "\\u{2069}a\\u{2068}")
    #expect(VisibleText("\u{2068}a\u{2069}\u{2069}").text == "\u{2068}a\u{2069}\\u{2069}")
    #expect(VisibleText("\u{2068}a\u{2069}").width == 1)
  }

  @Test func `in a sentence each run from right to left is isolated for itself`() {
    let text = "TripWidget shows \"البوابة الآن\" in ar, not \"שלום\"."
    let expected = "TripWidget shows \"\u{2068}البوابة الآن\u{2069}\" in ar, not \"\u{2068}שלום\u{2069}\"."
    #expect(VisibleText(text).prose == expected)
    #expect(VisibleText("plain").prose == "plain")
  }

  @Test(
    "a text is cut by columns, never inside a character",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("到达时间", 5, "到达…"), ("到达时间", 4, "到…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("البوابة", 4, "\u{2068}الب\u{2069}…"),
    ])
  func cut(_ text: String, _ columns: Int, _ expected: String) {
    #expect(VisibleText(text).text(within: columns) == expected)
  }

  @Test func `an escape written out cannot be told from nothing`() {
    let hostile = "\u{1B}]0;title\u{7}\u{9B}1m\u{0}"
    #expect(VisibleText(hostile).text == "\\u{1B}]0;title\\u{7}\\u{9B}1m\\u{0}")
  }
}
