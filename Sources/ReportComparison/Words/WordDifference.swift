/// Which words of two texts only one of them has.
///
/// Where a script has no blanks between words, a character is a word.
struct WordDifference: Sendable, Hashable {
  struct Piece: Sendable, Hashable {
    var text: String
    /// Whether the other text does not have it there.
    var isChanged: Bool
  }

  let old: [Piece]
  let new: [Piece]

  /// Texts of more words between what they begin and end with are not looked through.
  private static let limit = 1_000

  init(_ old: String, _ new: String) {
    let (left, right) = (Self.words(of: old), Self.words(of: new))
    let start = zip(left, right).prefix { $0 == $1 }.count
    let room = min(left.count, right.count) - start
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.prefix(room).count
    var (removed, inserted) = (Set(start..<left.count - end), Set(start..<right.count - end))
    if removed.count <= Self.limit, inserted.count <= Self.limit {
      let difference = right[start..<right.count - end].difference(from: left[start..<left.count - end])
      removed = Set(difference.removals.map { Self.offset(of: $0) + start })
      inserted = Set(difference.insertions.map { Self.offset(of: $0) + start })
    }
    // Texts without a common word differ as wholes, and marks all over them would say nothing.
    let isOther = Self.isAllChanged(left, removed) || Self.isAllChanged(right, inserted)
    self.old = Self.pieces(left, isOther ? [] : Self.bridged(removed, left))
    self.new = Self.pieces(right, isOther ? [] : Self.bridged(inserted, right))
  }

  private static func offset(of change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func isAllChanged(_ words: [String], _ changed: Set<Int>) -> Bool {
    words.indices.allSatisfy { changed.contains($0) || isBlank(words[$0]) }
  }

  /// A blank between two changed words is part of the change.
  private static func bridged(_ changed: Set<Int>, _ words: [String]) -> Set<Int> {
    changed.union(
      words.indices.filter { isBlank(words[$0]) && changed.contains($0 - 1) && changed.contains($0 + 1) })
  }

  private static func pieces(_ words: [String], _ changed: Set<Int>) -> [Piece] {
    var pieces: [Piece] = []
    for (index, word) in words.enumerated() {
      let isChanged = changed.contains(index)
      if let last = pieces.last, last.isChanged == isChanged {
        pieces[pieces.count - 1].text += word
      } else {
        pieces.append(Piece(text: word, isChanged: isChanged))
      }
    }
    return pieces
  }

  private static func isBlank(_ word: String) -> Bool { word.allSatisfy(\.isWhitespace) }

  /// Runs of letters and digits, runs of blanks, and everything else character by character.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var last = Kind.other
    for character in text {
      let kind = Kind(character)
      if kind == last, kind != .other {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      last = kind
    }
    return words
  }

  private enum Kind {
    case letters
    case blanks
    case other

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .other
        return
      }
      if character.isWhitespace {
        self = .blanks
      } else if character.isLetter || character.isNumber || character == "'" || character == "’" {
        self = Self.isWithoutBlanks(scalar.value) ? .other : .letters
      } else {
        self = .other
      }
    }

    /// Thai, Lao, Tibetan, Burmese, Khmer, and the scripts of China and Japan.
    private static func isWithoutBlanks(_ value: UInt32) -> Bool {
      (0x0E00...0x0FFF).contains(value) || (0x1000...0x109F).contains(value) || (0x1780...0x17FF).contains(value)
        || (0x2E80...0xA4CF).contains(value) || (0xF900...0xFAFF).contains(value) || value >= 0x20000
    }
  }
}

extension [WordDifference.Piece] {
  /// The beginning, with `…` where something was cut.
  ///
  /// - Parameter limit: characters.
  func cut(to limit: Int) -> Self {
    var room = limit
    var kept: Self = []
    for piece in self where room > 0 {
      let text = String(piece.text.prefix(room))
      kept.append(.init(text: text + (text.count < piece.text.count ? "…" : ""), isChanged: piece.isChanged))
      room -= text.count
    }
    if kept.count < count, let last = kept.last, !last.text.hasSuffix("…") { kept[kept.count - 1].text += "…" }
    return kept
  }
}
