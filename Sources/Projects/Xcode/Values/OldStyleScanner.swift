/// Reads the old-style property lists that Xcode writes: `{ key = value; }`, `( a, b )`, `"text"`, `text`, `<0f>`,
/// with `/* … */` and `// …` between.
struct OldStyleScanner {
  /// No project is nested deeper than this; damage may be.
  static let maximumDepth = 100

  let bytes: [UInt8]
  var index = 0
  var line = 1
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The one value of a file.
  static func value(_ bytes: [UInt8]) throws(OldStyleSyntaxError) -> XcodeValue {
    var scanner = OldStyleScanner(bytes)
    let value = try scanner.value(after: "the start of the file")
    try scanner.skipSpace()
    guard scanner.next == nil else { throw scanner.unexpected("the end of the file") }
    return value
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  // MARK: - Values

  private mutating func value(after what: String) throws(OldStyleSyntaxError) -> XcodeValue {
    try skipSpace()
    let line = line
    switch next {
    case UInt8(ascii: "{"): return XcodeValue(content: .dictionary(try nested(Self.members)), line: line)
    case UInt8(ascii: "("): return XcodeValue(content: .list(try nested(Self.elements)), line: line)
    case UInt8(ascii: "<"): return XcodeValue(content: .text(try data()), line: line)
    default: return XcodeValue(content: .text(try text("a value after \(what)")), line: line)
    }
  }

  private mutating func nested<Result>(
    _ read: (inout OldStyleScanner) throws(OldStyleSyntaxError) -> Result
  ) throws(OldStyleSyntaxError) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw OldStyleSyntaxError(line: line, message: "values are nested more than \(Self.maximumDepth) deep")
    }
    index += 1
    return try read(&self)
  }

  private static func members(_ scanner: inout OldStyleScanner) throws(OldStyleSyntaxError) -> [XcodeMember] {
    let start = scanner.line
    var members: [XcodeMember] = []
    while try scanner.isInside(UInt8(ascii: "}"), "the dictionary", from: start) {
      members.append(try scanner.member())
    }
    return members
  }

  /// `key = value;`, or `key;` for a value that reads like its key; the last `;` may be missing.
  private mutating func member() throws(OldStyleSyntaxError) -> XcodeMember {
    let line = line
    let key = try text("a key or '}'")
    try skipSpace()
    var value = XcodeValue(content: .text(key), line: line)
    if next == UInt8(ascii: "=") {
      index += 1
      value = try self.value(after: "'\(key) ='")
      try skipSpace()
      // A value is found by its key, so it is told by the key's line.
      value.line = line
    }
    if next == UInt8(ascii: ";") {
      index += 1
    } else if next != UInt8(ascii: "}") {
      throw unexpected("';' after the value of '\(key)'")
    }
    return XcodeMember(key: key, value: value)
  }

  private static func elements(_ scanner: inout OldStyleScanner) throws(OldStyleSyntaxError) -> [XcodeValue] {
    let start = scanner.line
    var elements: [XcodeValue] = []
    while try scanner.isInside(UInt8(ascii: ")"), "the list", from: start) {
      elements.append(try scanner.value(after: "'(' or ','"))
      try scanner.skipSpace()
      if scanner.next == UInt8(ascii: ",") {
        scanner.index += 1
      } else if scanner.next != UInt8(ascii: ")") {
        throw scanner.unexpected("',' or ')' in a list")
      }
    }
    return elements
  }

  /// Whether another element follows; if not, steps over the closing bracket.
  private mutating func isInside(
    _ close: UInt8, _ what: String, from start: Int
  ) throws(OldStyleSyntaxError) -> Bool {
    try skipSpace()
    guard let next else {
      throw OldStyleSyntaxError(line: line, message: "the file ends inside \(what) that begins in line \(start)")
    }
    if next == close { index += 1 }
    return next != close
  }
}
