/// Takes a format string apart in one pass over its bytes.
struct FormatParser {
  private let text: String
  let bytes: [UInt8]
  var index = 0
  private var segments: [ParsedFormat.Segment] = []
  private var literal: [UInt8] = []
  var overflows = false

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
  enum Step {
    case more
    /// A byte that was read and is still to be taken.
    case again(UInt8)
    case end(ParsedFormat.Segment)
  }

  /// What has been read of one specifier.
  struct State {
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

  mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  func source(from start: Int) -> String {
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

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
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
