/// Takes a format string apart in one pass over its bytes.
struct FormatParser {
  private let text: String
  private let bytes: [UInt8]
  private var index = 0
  private var segments: [ParsedFormat.Segment] = []
  private var literal: [UInt8] = []
  private var overflows = false

  /// Parses a text; never fails: what is no specifier is a segment of its own.
  static func parse(_ text: String) -> ParsedFormat {
    var parser = FormatParser(text)
    return parser.parse()
  }

  /// The conversion that a bare type such as `lld` stands for; nil where it is none.
  static func valueType(_ type: String) -> FormatSpecifier? {
    var parser = FormatParser(type)
    guard case .specifier(let specifier) = parser.specifier(from: 0) else { return nil }
    return specifier
  }

  private init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  private mutating func parse() -> ParsedFormat {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "%") else {
        literal.append(byte)
        continue
      }
      append(specifier(from: index - 1))
    }
    flushLiteral()
    return ParsedFormat(
      text: text, segments: segments, mixesPositions: mixesPositions, overflows: overflows,
      lastRightToLeftSegment: lastRightToLeftSegment)
  }

  private mutating func append(_ segment: ParsedFormat.Segment) {
    if case .unknown("%") = segment {
      literal.append(UInt8(ascii: "%"))
      return
    }
    flushLiteral()
    segments.append(segment)
  }

  private mutating func flushLiteral() {
    guard !literal.isEmpty else { return }
    segments.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal.removeAll()
  }
}

// MARK: - One specifier

extension FormatParser {
  /// What one byte of a specifier leads to.
  private enum Step {
    case more
    /// A byte that was read and is still to be taken.
    case again(UInt8)
    case end(ParsedFormat.Segment)
  }

  /// What has been read of one specifier.
  private struct State {
    var specifier = FormatSpecifier()
    var hasDot = false
    var hasSharp = false
    var hasBracket = false
  }

  /// Reads what follows a percent sign at byte `start`.
  private mutating func specifier(from start: Int) -> ParsedFormat.Segment {
    var state = State()
    var pending = next()
    while let byte = pending {
      switch take(byte, into: &state, from: start) {
      case .more: pending = next()
      case .again(let following): pending = following
      case .end(let segment): return segment
      }
    }
    return .incomplete(source(from: start))
  }

  private mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  private func source(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func take(_ byte: UInt8, into state: inout State, from start: Int) -> Step {
    switch byte {
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      return takeNumber(first: byte, into: &state, from: start)
    case UInt8(ascii: "."):
      state.hasDot = true
      guard let following = next() else { return .more }
      guard following == UInt8(ascii: "*") else { return .again(following) }
      state.specifier.precision = .next
    case UInt8(ascii: "*"): state.specifier.width = .next
    case UInt8(ascii: "#"):
      state.hasSharp = true
      state.specifier.flags.insert(.sharp)
    case UInt8(ascii: "("):
      guard skipLabel() else { return .end(unknown(from: start)) }
    case UInt8(ascii: "["):
      guard !state.hasBracket else { return .more }
      state.hasBracket = true
      return takeName(state.specifier.position, from: start)
    case UInt8(ascii: "@") where state.hasSharp:
      state.hasSharp = false
      return takeName(state.specifier.position, from: start)
    default:
      if takeFlag(byte, into: &state) || takeLength(byte, into: &state.specifier) { return .more }
      return .end(takeConversion(byte, state, from: start))
    }
    return .more
  }

  private mutating func takeFlag(_ byte: UInt8, into state: inout State) -> Bool {
    switch byte {
    case UInt8(ascii: " "):
      if !state.specifier.flags.contains(.plus) { state.specifier.flags.insert(.space) }
    case UInt8(ascii: "-"):
      state.specifier.flags.insert(.minus)
      state.specifier.flags.remove(.zero)
    case UInt8(ascii: "+"):
      state.specifier.flags.insert(.plus)
      state.specifier.flags.remove(.space)
    case UInt8(ascii: "0"):
      if state.hasDot {
        state.specifier.precision = .fixed(0)
      } else if !state.specifier.flags.contains(.minus) {
        state.specifier.flags.insert(.zero)
      }
    default: return false
    }
    return true
  }

  private mutating func takeLength(_ byte: UInt8, into specifier: inout FormatSpecifier) -> Bool {
    switch byte {
    case UInt8(ascii: "h"): specifier.size = takeTwin(byte) ? 1 : 2
    case UInt8(ascii: "l"):
      _ = takeTwin(byte)
      specifier.size = 8
    case UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "t"), UInt8(ascii: "z"): specifier.size = 8
    case UInt8(ascii: "L"): specifier.size = 4
    default: return false
    }
    return true
  }

  /// Takes the next byte where it is the same again.
  private mutating func takeTwin(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Skips the label of Xcode 26, `%(name)lld`, which only its generated symbols use.
  private mutating func skipLabel() -> Bool {
    guard let end = bytes[index...].firstIndex(where: { !Self.isNameByte($0) }), end > index,
      bytes[end] == UInt8(ascii: ")")
    else { return false }
    index = end + 1
    return true
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

// MARK: - Numbers, names, conversions

extension FormatParser {
  private mutating func takeNumber(first: UInt8, into state: inout State, from start: Int) -> Step {
    var number = Int(first) - 48
    while let byte = next() {
      if (48...57).contains(byte) {
        number = min(number * 10 + Int(byte) - 48, Int(Int32.max) + 1)
      } else if byte == UInt8(ascii: "$") {
        if number > Int(Int8.max) { overflows = true } else { setPosition(number - 1, into: &state.specifier) }
        return .more
      } else {
        if number > Int(Int32.max) { overflows = true }
        if state.hasDot { state.specifier.precision = .fixed(number) } else { state.specifier.width = .fixed(number) }
        return .again(byte)
      }
    }
    return .more
  }

  private func setPosition(_ position: Int, into specifier: inout FormatSpecifier) {
    if specifier.precision == .next {
      specifier.precision = .position(position)
    } else if specifier.width == .next {
      specifier.width = .position(position)
    } else {
      specifier.position = position
    }
  }

  /// Reads the name of a variable. Any but ASCII letters, digits, `_` and `]` ends the name without a variable, and what
  /// follows is read as a plain specifier, as CoreFoundation does.
  private mutating func takeName(_ position: Int?, from start: Int) -> Step {
    let first = index
    while let byte = next() {
      if Self.isNameByte(byte) || byte == UInt8(ascii: "]") { continue }
      if byte == UInt8(ascii: "@") {
        let name = String(decoding: bytes[first..<(index - 1)], as: UTF8.self)
        return .end(.variable(name: name, position: position, source: source(from: start)))
      }
      // A character of two UTF-16 units: the first ends the name, the second is no specifier.
      if byte >= 0xF0 { return .end(unknown(from: start)) }
      skipContinuation()
      return .more
    }
    return .more
  }

  /// Skips the rest of a scalar that takes several bytes.
  private mutating func skipContinuation() {
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
  }

  private mutating func takeConversion(
    _ byte: UInt8, _ state: State, from start: Int
  ) -> ParsedFormat.Segment {
    guard let conversion = Self.conversion(byte) else { return unknown(from: start) }
    var specifier = state.specifier
    specifier.conversion = conversion
    if case .double = conversion, state.hasDot, specifier.precision == .none { specifier.precision = .fixed(0) }
    specifier.source = source(from: start)
    return .specifier(specifier)
  }

  private static func conversion(_ byte: UInt8) -> FormatSpecifier.Conversion? {
    let isUppercase = byte & 0x20 == 0
    switch byte {
    case UInt8(ascii: "@"): return .object
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"): return .integer(letter: 0x64, isUppercase: false)
    case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "o"), UInt8(ascii: "O"):
      return .integer(letter: byte | 0x20, isUppercase: false)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return .integer(letter: 0x78, isUppercase: isUppercase)
    case UInt8(ascii: "e")...UInt8(ascii: "g"), UInt8(ascii: "E")...UInt8(ascii: "G"), UInt8(ascii: "a"),
      UInt8(ascii: "A"):
      return .double(letter: byte | 0x20, isUppercase: isUppercase)
    case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character(isWide: isUppercase)
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "P"): return .text
    case UInt8(ascii: "p"): return .pointer
    case UInt8(ascii: "n"): return .hidden
    default: return nil
    }
  }

  /// What follows the percent sign, shown as it is.
  private mutating func unknown(from start: Int) -> ParsedFormat.Segment {
    skipContinuation()
    return .unknown(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
  }
}

// MARK: - What is known of the whole text

extension FormatParser {
  private var mixesPositions: Bool {
    var hasNumbered = false
    var hasPlain = false
    for segment in segments {
      switch segment {
      case .specifier(let specifier):
        if specifier.position == nil { hasPlain = true } else { hasNumbered = true }
      case .variable(_, let position, _):
        if position == nil { hasPlain = true } else { hasNumbered = true }
      case .literal, .unknown, .incomplete: break
      }
    }
    return hasNumbered && hasPlain
  }

  private var lastRightToLeftSegment: Int {
    let index = segments.lastIndex { segment in
      switch segment {
      case .literal(let text), .unknown(let text): RightToLeft.isIn(text.utf8[...])
      case .specifier, .variable, .incomplete: false
      }
    }
    return index ?? -1
  }
}
