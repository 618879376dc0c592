/// The formats parsed so far: every text is parsed once.
enum ParsedFormats {
  static func parsed(_ text: String) -> ParsedFormat {
    memo.value(for: text, make: FormatParser.parse)
  }

  private static let memo = Memo<String, ParsedFormat>(limit: 8_192)
}
