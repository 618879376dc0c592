import Testing

@testable import ReportComparison
@testable import Reports

@Suite struct WordDifferenceTests {
  /// `a [b] c`, changed pieces in brackets.
  private static func text(_ pieces: [WordDifference.Piece]) -> String {
    pieces.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined()
  }

  @Test(
    "words are marked, not letters",
    arguments: [
      ("Arrives in 5 minutes", "Arrives in 6 minutes", "Arrives in [5] minutes", "Arrives in [6] minutes"),
      ("one two three four", "one 2 3 four", "one [two three] four", "one [2 3] four"),
      ("same", "same", "same", "same"), ("Trip", "Journey", "Trip", "Journey"), ("", "new", "", "new"),
      ("Save", "Save…", "Save", "Save[…]"), ("don't go", "don't stay", "don't [go]", "don't [stay]"),
      ("抵达还有5分钟", "抵达还有6分钟", "抵达还有[5]分钟", "抵达还有[6]分钟"),
      ("الوصول خلال ٥ دقائق", "الوصول خلال ٦ دقائق", "الوصول خلال [٥] دقائق", "الوصول خلال [٦] دقائق"),
    ])
  func words(_ old: String, _ new: String, _ oldMarked: String, _ newMarked: String) {
    let difference = WordDifference(old, new)
    #expect(Self.text(difference.old) == oldMarked)
    #expect(Self.text(difference.new) == newMarked)
  }

  @Test func `nothing of either text is lost, however long it is`() {
    let old = (0..<3_000).map { "w\($0 % 7)" }.joined(separator: " ")
    let new = (0..<3_000).map { "w\($0 % 5)" }.joined(separator: " ")
    let difference = WordDifference(old, new)
    #expect(difference.old.map(\.text).joined() == old)
    #expect(difference.new.map(\.text).joined() == new)
  }

  @Test func `texts that differ look different, those that are equal do not`() {
    #expect(ComparedText("\u{2068}5\u{2069} min", "5 min").old == "\\u{2068}5\\u{2069} min")
    #expect(ComparedText("\u{2068}5\u{2069} min", "\u{2068}6\u{2069} min").old == "5 min")
    let accents = ComparedText("caf\u{E9}", "cafe\u{301}")
    #expect(accents.old == "caf\\u{E9}" && accents.new == "cafe\\u{301}")
    let same = ComparedText("a\u{202E}b", "a\u{202E}b")
    #expect(same.old == same.new && !same.old.contains("\u{202E}"))
  }

  @Test(arguments: [8, 12, 30]) func `folded lines keep to their columns, and marks to their line`(_ columns: Int) {
    let pieces = WordDifference("Arrives in five minutes at the gate", "Arrives in 抵达还有分钟 minutes, at another gate")
    let lines = MarkedLines(style: TextStyle(isColored: false), marks: .new).lines(of: pieces.new, within: columns)
    for line in lines {
      #expect(line.width <= max(columns, 8) || line.text.count <= 6, "\(line)")
      #expect(line.text.components("{+") == line.text.components("+}"))
    }
    let bare = lines.map(\.text).joined().replacing("{+", with: "").replacing("+}", with: "")
    #expect(bare == "Arrives in 抵达还有分钟 minutes, at another gate")
  }

  @Test func `what reads from right to left is isolated, colours and marks inside`() throws {
    let pieces = WordDifference("الوصول خلال ٥ دقائق", "الوصول خلال ٦ دقائق")
    let line = try #require(
      MarkedLines(style: TextStyle(isColored: false), marks: .old).lines(of: pieces.old, within: 60).first)
    #expect(line.text.hasPrefix("\u{2068}") && line.text.hasSuffix("\u{2069}") && line.text.contains("[-٥-]"))
    #expect(line.width == 23)
    let colored = MarkedLines(style: TextStyle(isColored: true), marks: .new).lines(of: pieces.new, within: 60)
    #expect(colored.first?.text.contains("\u{1B}[32m٦\u{1B}[0m") == true && colored.first?.width == 19)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
