/// The one pass over a text: checks the grammar, lays the tape, and notes where lines begin.
struct JSONScanner {
  let bytes: [UInt8]
  let dialect: JSONDocument.Dialect
  /// 0-based offset of the next byte to read.
  var offset: Int
  var tokens: [JSONToken] = []
  var lineStarts: [UInt32]
  var notices: [JSONNotice] = []
  /// Offsets of the brackets that are open now, the outermost first.
  var open: [Int] = []

  init(_ bytes: [UInt8], start: Int, dialect: JSONDocument.Dialect) {
    self.bytes = bytes
    self.dialect = dialect
    offset = start
    lineStarts = [UInt32(truncatingIfNeeded: start)]
  }

  /// Reads the whole text.
  mutating func scan() throws(JSONSyntaxError) {
    guard bytes.count < UInt32.max else { throw error("the text is longer than 4 GB, the most that can be read") }
    // A record for 24 bytes is what catalogs have; more of them make the tape grow as arrays do.
    tokens.reserveCapacity(bytes.count / 24 + 8)
    try skipSpace()
    try value()
    try skipSpace()
    guard offset == bytes.count else { throw unexpected(expected: "the end of the text after the first value") }
  }

  /// The byte at `offset`, or 0 at the end; a 0 byte is legal nowhere in a text.
  var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  // MARK: - Values

  mutating func value() throws(JSONSyntaxError) {
    switch current {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "t"): try literal("true", .boolean)
    case UInt8(ascii: "f"): try literal("false", .boolean)
    case UInt8(ascii: "n"): try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: throw unexpected(expected: open.isEmpty && tokens.isEmpty ? "a JSON value, such as '{'" : "a value")
    }
  }

  private mutating func object() throws(JSONSyntaxError) {
    let index = try beginContainer(.object)
    let close = UInt8(ascii: "}")
    if current != close {
      while true {
        guard current == UInt8(ascii: "\"") else { throw unexpected(expected: "a key in double quotes") }
        try string()
        try skipSpace()
        guard current == UInt8(ascii: ":") else { throw unexpected(expected: "':' after the key") }
        offset += 1
        try skipSpace()
        try value()
        if try !continues(to: close, expected: "',' or '}' after a member of the object") { break }
      }
    }
    endContainer(index)
    noteDuplicates(in: index)
  }

  private mutating func array() throws(JSONSyntaxError) {
    let index = try beginContainer(.array)
    let close = UInt8(ascii: "]")
    if current != close {
      repeat { try value() } while try continues(to: close, expected: "',' or ']' after an element of the array")
    }
    endContainer(index)
  }

  /// Reads the comma between two members or elements; false where the container closes instead.
  private mutating func continues(to close: UInt8, expected: String) throws(JSONSyntaxError) -> Bool {
    try skipSpace()
    if current == close { return false }
    guard current == UInt8(ascii: ",") else { throw unexpected(expected: expected) }
    let comma = offset
    offset += 1
    try skipSpace()
    if current == close {
      if dialect == .strict { notices.append(JSONNotice(.trailingComma, at: position(of: comma))) }
      return false
    }
    return true
  }

  private mutating func beginContainer(_ kind: JSONNode.Kind) throws(JSONSyntaxError) -> Int {
    guard open.count < JSONDocument.nestingLimit else {
      throw error("objects and arrays nested deeper than \(JSONDocument.nestingLimit) levels; expected fewer")
    }
    open.append(offset)
    tokens.append(JSONToken(start: UInt32(offset), end: 0, next: 0, kind: kind, isEscaped: false))
    let index = tokens.count - 1
    offset += 1
    try skipSpace()
    return index
  }

  private mutating func endContainer(_ index: Int) {
    offset += 1
    open.removeLast()
    tokens[index].end = UInt32(offset)
    tokens[index].next = UInt32(tokens.count)
  }

  private mutating func literal(_ word: StaticString, _ kind: JSONNode.Kind) throws(JSONSyntaxError) {
    let start = offset
    let isWord = word.withUTF8Buffer { letters in
      bytes.count - start >= letters.count && bytes[start..<start + letters.count].elementsEqual(letters)
    }
    guard isWord else { throw unexpected(expected: "'\(word)' or another value") }
    offset += word.utf8CodeUnitCount
    finish(kind, from: start)
  }

  /// Records a value without members that ends at `offset`.
  mutating func finish(_ kind: JSONNode.Kind, from start: Int, isEscaped: Bool = false) {
    let next = UInt32(tokens.count + 1)
    tokens.append(
      JSONToken(start: UInt32(start), end: UInt32(offset), next: next, kind: kind, isEscaped: isEscaped))
  }
}
