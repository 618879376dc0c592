/// The copies of a key held against each other in one language.
package struct LanguageComparison: Sendable, Hashable {
  package enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// All copies have the same texts.
    case equal
    /// Two copies at least have different texts.
    case differing
    /// Those that have a text have the same, and some have none.
    case partial
  }

  package var language: String
  package var outcome: Outcome
  /// The copies without a text, as indices.
  package var lacking: [Int]

  /// Nil where no copy has a text.
  init?(_ language: String, _ copies: [KeyCopy]) {
    let texts = copies.map { $0.text(in: language)?.meaning }
    let there = Set(texts.compactMap(\.self))
    guard !there.isEmpty else { return nil }
    self.language = language
    lacking = texts.indices.filter { texts[$0] == nil }
    outcome = there.count > 1 ? .differing : lacking.isEmpty ? .equal : .partial
  }
}
