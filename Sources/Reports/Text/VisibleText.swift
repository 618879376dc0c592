/// Text of somebody else, made safe and measurable for one line of a terminal.
///
/// Control characters, line ends, bidi controls and other invisible characters stand as `\n` or `\u{202E}`; the joiners
/// that Persian, Hindi and emoji need stay, and so do first-strong isolates in pairs, which formatters put around
/// arguments. What reads from right to left is isolated, so that a terminal which reorders
/// text leaves the columns beside it alone.
package struct VisibleText: Sendable, Hashable {
  /// Without isolates.
  package let plain: String

  package init(_ text: String) {
    guard TextLook(text) == .other else {
      plain = text
      return
    }
    var plain = ""
    var isolates = Isolates(text)
    for character in text { Self.append(character, &isolates, to: &plain) }
    self.plain = LogCommand.disarmed(plain, with: "#\\u{23}")
  }

  package var width: Int { DisplayWidth.of(plain) }

  /// The text for a column, isolated as a whole where any of it reads from right to left.
  package var text: String { Self.isolated(plain) }

  /// The text for a sentence: each run that reads from right to left is isolated for itself.
  package var prose: String {
    guard TextLook(plain) != .plain else { return plain }
    var result = ""
    var run = ""
    var neutral = ""
    for character in plain {
      if Self.isRightToLeft(character) {
        run += neutral + String(character)
        neutral = ""
      } else if !run.isEmpty, !character.isLetter {
        neutral.append(character)
      } else {
        result += Self.isolated(run) + neutral + String(character)
        run = ""
        neutral = ""
      }
    }
    return result + Self.isolated(run) + neutral
  }

  /// At most `columns` wide, with `…` where something was left out.
  package func text(within columns: Int) -> String {
    if width <= columns { return text }
    var kept = ""
    var width = 0
    for character in plain {
      let next = DisplayWidth.of(character)
      if width + next > columns - 1 { break }
      kept.append(character)
      width += next
    }
    return Self.isolated(kept) + "…"
  }
}

extension VisibleText {
  /// At most `columns` wide, with `…` in the middle where something was left out.
  package func text(withEndsWithin columns: Int) -> String {
    if width <= columns { return text }
    let start = Self.start(of: plain, within: (columns - 1) / 2)
    let end = Self.start(of: plain.reversed(), within: columns - 1 - (columns - 1) / 2)
    return Self.isolated(String(start)) + "…" + Self.isolated(String(end.reversed()))
  }

  private static func start(of characters: some Sequence<Character>, within columns: Int) -> [Character] {
    var width = 0
    return Array(
      characters.prefix { character in
        width += DisplayWidth.of(character)
        return width <= columns
      })
  }
}

extension VisibleText {
  /// Which of the isolates of a text have a partner; scalars are asked about in their order.
  private struct Isolates {
    /// For each U+2068 and U+2069 in order, whether it is one of a pair, the last first.
    private var pairs: [Bool]

    init(_ text: String) {
      var known: [Bool] = []
      var open: [Int] = []
      for scalar in text.unicodeScalars {
        if scalar == "\u{2068}" {
          open.append(known.count)
          known.append(false)
        } else if scalar == "\u{2069}" {
          let start = open.popLast()
          if let start { known[start] = true }
          known.append(start != nil)
        }
      }
      pairs = known.reversed()
    }

    mutating func isPaired(_ scalar: Unicode.Scalar) -> Bool {
      (scalar == "\u{2068}" || scalar == "\u{2069}") && pairs.popLast() == true
    }
  }

  private static func append(_ character: Character, _ isolates: inout Isolates, to text: inout String) {
    guard let first = character.unicodeScalars.first else { return }
    if isolates.isPaired(first) {
      text.append(character)
    } else if character.unicodeScalars.allSatisfy({ !isHidden($0) }) {
      // A mark with nothing before it would sit on the character that the report printed.
      if DisplayWidth.of(character) == 0, !isJoiner(first) { text.append("\u{25CC}") }
      text.append(character)
    } else {
      for scalar in character.unicodeScalars {
        if isHidden(scalar) { text += escape(scalar) } else { text.unicodeScalars.append(scalar) }
      }
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .format: !isJoiner(scalar) && !isEmojiTag(scalar)
    default: scalar == "\u{3164}" || scalar == "\u{115F}" || scalar == "\u{2800}"
    }
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200C}" || scalar == "\u{200D}" }

  /// Part of a flag such as that of Scotland.
  private static func isEmojiTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Between U+2068 and U+2069 if it needs them.
  package static func isolated(_ text: String) -> String {
    TextLook(text) != .plain && text.contains(where: isRightToLeft) ? "\u{2068}\(text)\u{2069}" : text
  }

  /// Letters of the scripts that are written from right to left.
  private static func isRightToLeft(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value, value >= 0x590 else { return false }
    return (0x590...0x8FF).contains(value) || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFE).contains(value)
      || (0x10800...0x10FFF).contains(value) || (0x1E800...0x1EFFF).contains(value)
  }
}
