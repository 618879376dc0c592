/// `^[3 item](inflect: true)`: Markdown attributes by which Apple's systems fit a text to its grammar. There is no
/// counterpart here.
package enum GrammarMarkup {
  /// The attributes of Foundation's automatic grammar agreement.
  private static let attributes: Set<Substring> = [
    "inflect", "morphology", "inflectionAlternative", "agreeWithArgument", "agreeWithConcept", "referentConcept",
  ]
  private static let opening = "^["
  private static let middle = "]("

  /// Whether a text has such markup.
  package static func isIn(_ text: String) -> Bool { span(in: text[...]) != nil }

  /// One marked part: where it lies with its markup, and the words that are marked.
  package struct Span {
    package var whole: Range<Substring.Index>
    package var words: Range<Substring.Index>
  }

  /// The first marked part.
  package static func span(in text: Substring) -> Span? {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return nil }
    var rest = text
    while let start = rest.firstRange(of: opening) {
      if let span = span(from: start, in: text) { return span }
      rest = rest[start.upperBound...]
    }
    return nil
  }

  private static func span(from start: Range<Substring.Index>, in text: Substring) -> Span? {
    var rest = text[start.upperBound...]
    while let middle = rest.firstRange(of: middle) {
      rest = rest[middle.upperBound...]
      guard let end = rest.firstIndex(of: ")") else { return nil }
      guard isGrammar(rest[..<end]) else { continue }
      return Span(
        whole: start.lowerBound..<text.index(after: end), words: start.upperBound..<middle.lowerBound)
    }
    return nil
  }

  /// Whether one of the members, such as `inflect : true` or `morphology: { number: "plural" }`, is of grammar.
  private static func isGrammar(_ members: Substring) -> Bool {
    members.split(separator: ":", omittingEmptySubsequences: false).dropLast().contains { part in
      let name = part.reversed().drop { $0.isWhitespace || quotes.contains($0) }.prefix { $0.isLetter }
      return attributes.contains(Substring(String(name.reversed())))
    }
  }

  private static let quotes: Set<Character> = ["'", "\""]
}
