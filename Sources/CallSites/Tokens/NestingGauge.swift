/// Tells code that no person writes and no parser reads in reasonable time and stack: brackets in brackets, chains and
/// expressions without an end.
struct NestingGauge {
  /// The parser itself reads no deeper than this.
  private static let deepest = 250
  /// Tokens of one expression or declaration, those inside of its brackets left out.
  private static let longest = 5000
  private static let longestChoice = 500

  private(set) var isTooDeep = false
  /// For each open bracket, and for the file, the tokens since the last statement began, and the `else if`s.
  private var levels = [Level()]
  private var conditions = 0
  private var previous = Kind.boundary
  private var isAfterElse = false

  private struct Level {
    var tokens = 0
    var choices = 0
  }

  private enum Kind {
    /// After it a new line begins a new statement.
    case boundary
    /// After it the statement goes on.
    case open
  }

  /// - Parameter isOnNewLine: whether a line ended before the token.
  mutating func take(_ token: TokenReader.Token, word: ShortWord?, isOnNewLine: Bool) {
    if case .word = token, isOnNewLine, previous == .boundary { levels[levels.count - 1].tokens = 0 }
    levels[levels.count - 1].tokens += 1
    if levels[levels.count - 1].tokens > Self.longest { isTooDeep = true }
    switch token {
    case .word: if let word { take(word: word) }
    case .other(let byte): take(byte)
    case .dot: previous = .open
    case .text, .filledText: previous = .boundary
    }
  }

  private mutating func take(word: ShortWord) {
    if word == .if, isAfterElse {
      levels[levels.count - 1].choices += 1
      if levels[levels.count - 1].choices > Self.longestChoice { isTooDeep = true }
    } else if previous == .boundary, word != .else {
      levels[levels.count - 1].choices = 0
    }
    isAfterElse = word == .else
    previous = word.leavesStatementOpen ? .open : .boundary
  }

  private mutating func take(_ byte: UInt8) {
    isAfterElse = false
    previous = .open
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      levels.append(Level())
      if levels.count > Self.deepest { isTooDeep = true }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if levels.count > 1 { levels.removeLast() }
      previous = .boundary
    case UInt8(ascii: ","), UInt8(ascii: ";"): levels[levels.count - 1].tokens = 0
    default: break
    }
  }

  /// How many literals were open in one another.
  mutating func take(deepestText: Int) {
    if deepestText > 50 { isTooDeep = true }
  }

  /// `#if` and `#endif`.
  mutating func takeCondition(opens: Bool) {
    conditions = opens ? conditions + 1 : max(0, conditions - 1)
    if conditions > 50 { isTooDeep = true }
  }
}
