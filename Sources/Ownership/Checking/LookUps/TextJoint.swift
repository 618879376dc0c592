import CallSites

/// The pieces of one text that code puts together, with what the look-ups among them ask for.
struct TextJoint {
  enum Piece {
    case lookUp(JudgedLookUp)
    /// Words that the code writes out.
    case words
    case name(String)
    /// White space, which joins what is around it.
    case gap
    /// What keeps phrases apart: punctuation, a new line, an image.
    case wall
  }

  private let pieces: [Piece]
  private let way: JoinedText.Way

  /// - Parameter lookUps: those of the file, by line and column.
  init(_ joined: JoinedText, lookUps: [Place: JudgedLookUp]) {
    way = joined.way
    pieces = joined.pieces.flatMap { Self.pieces(of: $0, lookUps) }
  }

  struct Place: Hashable {
    var line: Int
    var column: Int
  }

  /// The look-ups that stand in one phrase with other words, and the names beside them; empty where none does.
  var phrase: (lookUps: [JudgedLookUp], names: [String])? {
    for run in pieces.split(whereSeparator: { if case .wall = $0 { true } else { false } }) {
      let parts = run.filter { if case .gap = $0 { false } else { true } }
      let lookUps = parts.compactMap { if case .lookUp(let lookUp) = $0 { lookUp } else { nil } }
      guard lookUps.count >= (way == .concatenation ? 1 : 2), parts.count > 1 else { continue }
      return (lookUps, parts.compactMap { if case .name(let name) = $0 { name } else { nil } })
    }
    return nil
  }

  // MARK: - Pieces

  private static func pieces(of piece: JoinedText.Piece, _ lookUps: [Place: JudgedLookUp]) -> [Piece] {
    switch piece {
    case .text(let text): pieces(of: text)
    case .name(let name): [isSeparator(name) ? .wall : .name(name)]
    case .other: [.wall]
    case .call(let line, let column):
      lookUps[Place(line: line, column: column)].map { pieces(of: $0) } ?? [.wall]
    }
  }

  /// A look-up, between walls where its own text ends a phrase.
  private static func pieces(of lookUp: JudgedLookUp) -> [Piece] {
    let shown = lookUp.lookUp.defaultValue ?? lookUp.lookUp.key
    guard let text = shown.likelyKey else { return [.lookUp(lookUp)] }
    let words = SpecifierFreeText(text)
    if words.hasLetters { return walled(.lookUp(lookUp), text) }
    let rest = words.pieces.joined()
    let isValue = rest != text && rest.allSatisfy { $0.isWhitespace && !$0.isNewline }
    return isValue ? [.words] : pieces(of: rest)
  }

  private static func pieces(of text: String) -> [Piece] {
    if text.contains(where: \.isLetter) { return walled(.words, text) }
    let joins = text.allSatisfy { $0.isWhitespace && !$0.isNewline }
    return [joins && !text.contains("\\n") ? .gap : .wall]
  }

  private static func walled(_ piece: Piece, _ text: String) -> [Piece] {
    let inner = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    return (inner.first.map(ends) == true ? [.wall] : []) + [piece] + (inner.last.map(ends) == true ? [.wall] : [])
  }

  /// Whether a character at its edge keeps a text apart from what is beside it.
  private static func ends(_ character: Character) -> Bool {
    if character.isNewline { return true }
    return (character.isPunctuation || character.isSymbol) && !"'’\"“”„«»%$&".contains(character)
  }

  /// Names of what stands between phrases, or is no text.
  private static func isSeparator(_ name: String) -> Bool {
    let name = name.lowercased()
    let words = [
      "separator", "newline", "linebreak", "space", "spacer", "punctuation", "colon", "comma", "bullet", "dot", "dash",
      "ellipsis", "icon", "image", "emoji", "symbol", "attachment", "suffix", "padding", "indent",
    ]
    return words.contains(where: name.hasSuffix)
  }
}
