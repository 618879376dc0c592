/// Splits a Swift file into the few kinds of token that names and texts need. It is no parser: broken code and literals
/// of regular expressions may hide a name, and never more than a line of it.
struct TokenReader {
  enum Token {
    case word(Range<Int>)
    case dot
    /// A literal without interpolations: the bytes between its quotes, its pounds, and whether it has several lines.
    case text(Range<Int>, pounds: Int, isMultiline: Bool)
    /// The end of a literal that has interpolations, whose expressions come before it.
    case filledText
    case other(UInt8)
  }

  private let bytes: [UInt8]
  private(set) var index = 0
  /// Open interpolations: the literal around each, and its open parentheses.
  private var interpolations: [(literal: Literal, depth: Int)] = []

  private struct Literal {
    var pounds: Int
    var isMultiline: Bool
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Whether a line ended before the last token.
  private(set) var isOnNewLine = false
  /// The most literals that were open in one another.
  private(set) var deepestText = 0

  mutating func next() -> Token? {
    isOnNewLine = false
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isOnNewLine = true
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let token = literal() { return token }
      case UInt8(ascii: "."): return take(.dot)
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        if let token = parenthesis(byte) { return token }
      default: return Self.isWord(byte) ? word() : take(.other(byte))
      }
    }
    return nil
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: false
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func take(_ token: Token) -> Token {
    index += 1
    return token
  }

  private mutating func word() -> Token {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return .word(start..<index)
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  // MARK: - Literals

  /// The literal that begins here; nil for one with an interpolation, whose expression is read next.
  private mutating func literal() -> Token? {
    let start = index
    while peek(0) == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    guard peek(0) == UInt8(ascii: "\"") else { return .other(UInt8(ascii: "#")) }
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    index += isMultiline ? 3 : 1
    return rest(of: Literal(pounds: pounds, isMultiline: isMultiline), from: index, isWhole: true)
  }

  /// Reads to the end of a literal or to its next interpolation.
  private mutating func rest(of literal: Literal, from start: Int, isWhole: Bool) -> Token? {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let end = index
        if closes(literal) {
          return isWhole ? .text(start..<end, pounds: literal.pounds, isMultiline: literal.isMultiline) : .filledText
        }
      case UInt8(ascii: "\\"):
        if escape(in: literal) { return nil }
      case UInt8(ascii: "\n") where !literal.isMultiline: return nil
      default: index += 1
      }
    }
    return nil
  }

  /// Whether a quote is the end; takes it in either case.
  private mutating func closes(_ literal: Literal) -> Bool {
    let quotes = literal.isMultiline ? 3 : 1
    for distance in 0..<quotes where peek(distance) != UInt8(ascii: "\"") {
      index += 1
      return false
    }
    for distance in 0..<literal.pounds where peek(quotes + distance) != UInt8(ascii: "#") {
      index += 1
      return false
    }
    index += quotes + literal.pounds
    return true
  }

  /// Takes a backslash and what belongs to it; whether an interpolation begins.
  private mutating func escape(in literal: Literal) -> Bool {
    index += 1
    for distance in 0..<literal.pounds where peek(distance) != UInt8(ascii: "#") { return false }
    index += literal.pounds
    guard peek(0) == UInt8(ascii: "(") else {
      if index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return false
    }
    index += 1
    interpolations.append((literal, 0))
    deepestText = max(deepestText, interpolations.count)
    return true
  }

  /// Inside of an interpolation the parenthesis that closes it leads back into its literal.
  private mutating func parenthesis(_ byte: UInt8) -> Token? {
    index += 1
    guard let last = interpolations.indices.last else { return .other(byte) }
    if byte == UInt8(ascii: "(") {
      interpolations[last].depth += 1
    } else if interpolations[last].depth > 0 {
      interpolations[last].depth -= 1
    } else {
      return rest(of: interpolations.removeLast().literal, from: index, isWhole: false)
    }
    return .other(byte)
  }
}
