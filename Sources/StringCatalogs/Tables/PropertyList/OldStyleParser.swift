/// Parses the old text form of property lists: `"key" = "value";` without braces, `{ … }`, `( … )`, `<0f ab>`.
///
/// Follows CoreFoundation's parser: `//` and `/* */` comments, either kind of quote, bare words of letters, digits and
/// `_ $ / : . -`, `"key";` for a key that is its own value, and nothing but space and comments for an empty dictionary.
struct OldStyleParser {
  let bytes: [UInt8]
  var index = 0
  var depth = 0
  /// Offset of a `/*` that has no `*/`.
  var openComment: Int?
  /// Where comments and entries stand; nil where nobody asks.
  var spans: TableSpans?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses the whole text.
  mutating func parse() throws(PropertyListFailure) -> PropertyListNode {
    spans?.body = 0..<bytes.count
    guard skipSpace() else { return PropertyListNode(.dictionary([]), at: 0) }
    let start = index
    let node = try value()
    guard skipSpace() else {
      spans?.keepEntries(ofDepth: 1)
      return node
    }
    guard node.string != nil else { throw expected("the end of the file") }
    index = start
    spans?.forget(from: start)
    let members = try members(until: nil)
    spans?.body = 0..<bytes.count
    spans?.keepEntries(ofDepth: 0)
    return PropertyListNode(.dictionary(members), at: start)
  }

  // MARK: - Values

  private mutating func value() throws(PropertyListFailure) -> PropertyListNode {
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "{"): return PropertyListNode(.dictionary(try nested(Self.dictionary)), at: start)
    case UInt8(ascii: "("): return PropertyListNode(.array(try nested(Self.array)), at: start)
    case UInt8(ascii: "<"): return PropertyListNode(.data(try data()), at: start)
    default: return PropertyListNode(.string(try text("a value")), at: start)
    }
  }

  private mutating func nested<Result>(
    _ parse: (inout Self) throws(PropertyListFailure) -> Result
  ) throws(PropertyListFailure) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= PropertyListFailure.nestingLimit else {
      throw PropertyListFailure(at: index, "nested deeper than \(PropertyListFailure.nestingLimit) levels")
    }
    index += 1
    return try parse(&self)
  }

  private static func dictionary(_ parser: inout Self) throws(PropertyListFailure) -> [PropertyListMember] {
    try parser.members(until: UInt8(ascii: "}"))
  }

  private static func array(_ parser: inout Self) throws(PropertyListFailure) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    while parser.skipSpace(), parser.bytes[parser.index] != UInt8(ascii: ")") {
      elements.append(try parser.value())
      guard parser.skipSpace(), parser.bytes[parser.index] == UInt8(ascii: ",") else { break }
      parser.index += 1
    }
    try parser.take(")", "',' or ')' in the array")
    return elements
  }

  /// Members up to the closing byte, or up to the end of the text.
  private mutating func members(until end: UInt8?) throws(PropertyListFailure) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    let start = index
    while skipSpace(), bytes[index] != end {
      let keyOffset = index
      let key = try text("a key in quotes")
      let keyEnd = index
      let value = try assigned(to: key, at: keyOffset)
      let valueEnd = index
      members.append(PropertyListMember(key: key, keyOffset: keyOffset, value: value))
      try take(";", "';' after the value of \"\(key)\"")
      let valueSpan = value.offset == keyOffset ? nil : value.offset..<valueEnd
      spans?.entries.append(.init(key: keyOffset..<keyEnd, value: valueSpan, end: index, depth: depth))
    }
    if end != nil { try take("}", "'}' at the end of the dictionary") }
    if depth == 1 { spans?.body = start..<index - 1 }
    return members
  }

  private mutating func assigned(to key: String, at keyOffset: Int) throws(PropertyListFailure) -> PropertyListNode {
    guard skipSpace() else { throw expected("'=' after the key \"\(key)\"") }
    if bytes[index] == UInt8(ascii: ";") { return PropertyListNode(.string(key), at: keyOffset) }
    try take("=", "'=' after the key \"\(key)\"")
    guard skipSpace() else { throw expected("a value for the key \"\(key)\"") }
    return try value()
  }

  private mutating func data() throws(PropertyListFailure) -> [UInt8] {
    index += 1
    var digits: [UInt8] = []
    while skipSpace(), let digit = bytes[index].hexadecimalDigit {
      digits.append(digit)
      index += 1
    }
    guard digits.count.isMultiple(of: 2) else { throw expected("an even number of hexadecimal digits") }
    try take(">", "'>' after hexadecimal digits")
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  // MARK: - Tokens

  private mutating func take(_ mark: Unicode.Scalar, _ expectation: String) throws(PropertyListFailure) {
    guard skipSpace(), bytes[index] == UInt8(ascii: mark) else { throw expected(expectation) }
    index += 1
  }

  /// An error at the current place that says what stands there.
  func expected(_ expectation: String) -> PropertyListFailure {
    guard index < bytes.count else { return PropertyListFailure(at: index, "expected \(expectation), found the end") }
    let rest = String(decoding: bytes[index..<min(index + 8, bytes.count)], as: UTF8.self)
    return PropertyListFailure(at: index, "expected \(expectation), found '\(rest.prefix(1))'")
  }

  /// Moves past space and comments; false at the end of the text.
  private mutating func skipSpace() -> Bool {
    while index < bytes.count {
      switch bytes[index] {
      case 9...13, UInt8(ascii: " "): index += 1
      case 0xE2
      where bytes[index...].starts(with: [0xE2, 0x80, 0xA8]) || bytes[index...].starts(with: [0xE2, 0x80, 0xA9]):
        index += 3  // U+2028 and U+2029
      case UInt8(ascii: "/") where skipComment(): continue
      default: return true
      }
    }
    return false
  }

  /// Moves past a comment; false where none begins.
  private mutating func skipComment() -> Bool {
    guard index + 1 < bytes.count else { return false }
    let start = index
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
    case UInt8(ascii: "*"):
      skipBlockComment()
    default:
      return false
    }
    spans?.comments.append(start..<index)
    return true
  }

  private mutating func skipBlockComment() {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    index = bytes.count
    openComment = start
  }
}
