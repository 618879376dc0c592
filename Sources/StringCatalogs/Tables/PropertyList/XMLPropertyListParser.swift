/// Parses property lists in XML: the elements of Apple's DTD, comments, CDATA, character and the five named entities.
///
/// Stricter than an XML reader where it matters (a dictionary's members must alternate between `key` and value) and
/// laxer where it does not: attributes and the document type are skipped unread, and no entity is ever defined by a file.
struct XMLPropertyListParser {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0
  /// Where comments and entries stand; nil where nobody asks.
  var spans: TableSpans?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// An opening tag, or an empty element's tag.
  struct Tag {
    var name: String
    var offset: Int
    var isEmpty: Bool
  }

  /// Parses the whole text.
  mutating func parse() throws(PropertyListFailure) -> PropertyListNode {
    try skipMisc()
    var tag = try openingTag("a <plist> element")
    let hasWrapper = tag.name == "plist"
    if hasWrapper {
      guard !tag.isEmpty else { throw PropertyListFailure(at: tag.offset, "expected a value in <plist>, found none") }
      try skipMisc()
      tag = try openingTag("a value in <plist>")
    }
    let node = try value(of: tag)
    try skipMisc()
    if hasWrapper { try closingTag("plist") }
    try skipMisc()
    guard index == bytes.count else { throw expected("the end of the file") }
    return node
  }

  // MARK: - Values

  private mutating func value(of tag: Tag) throws(PropertyListFailure) -> PropertyListNode {
    switch tag.name {
    case "dict": return PropertyListNode(.dictionary(try nested(tag, Self.members)), at: tag.offset)
    case "array": return PropertyListNode(.array(try nested(tag, Self.elements)), at: tag.offset)
    case "true", "false":
      if !tag.isEmpty { try closingTag(tag.name) }
      return PropertyListNode(.boolean(tag.name == "true"), at: tag.offset)
    default: return PropertyListNode(try scalar(tag), at: tag.offset)
    }
  }

  private mutating func scalar(_ tag: Tag) throws(PropertyListFailure) -> PropertyListNode.Value {
    let text = tag.isEmpty ? "" : try characters(upTo: tag.name)
    let trimmed = text.trimmed
    switch tag.name {
    case "string": return .string(text)
    case "date": return .date(trimmed)
    case "data":
      guard let data = Base64.decoded(text) else {
        throw PropertyListFailure(at: tag.offset, "expected Base64 in <data>")
      }
      return .data(data)
    case "integer":
      guard let number = Self.integer(trimmed) else {
        throw PropertyListFailure(at: tag.offset, "expected a whole number in <integer>, found '\(trimmed.prefix(24))'")
      }
      return .integer(number)
    case "real":
      guard let number = Double(trimmed) else {
        throw PropertyListFailure(at: tag.offset, "expected a number in <real>, found '\(trimmed.prefix(24))'")
      }
      return .real(number)
    default:
      throw PropertyListFailure(
        at: tag.offset,
        "expected <dict>, <array>, <string>, <integer>, <real>, <true/>, <false/>, <date> or <data>, found <\(tag.name)>"
      )
    }
  }

  private static func integer(_ text: String) -> Int? {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Int(text) }
    return Int(digits.dropFirst(2), radix: 16).map { text.hasPrefix("-") ? -$0 : $0 }
  }

  private mutating func nested<Result>(
    _ tag: Tag, _ parse: (inout Self) throws(PropertyListFailure) -> [Result]
  ) throws(PropertyListFailure) -> [Result] {
    if tag.isEmpty { return [] }
    depth += 1
    defer { depth -= 1 }
    guard depth <= PropertyListFailure.nestingLimit else {
      throw PropertyListFailure(at: tag.offset, "nested deeper than \(PropertyListFailure.nestingLimit) levels")
    }
    let start = index
    let result = try parse(&self)
    if depth == 1 { spans?.body = start..<index }
    try closingTag(tag.name)
    return result
  }

  private static func elements(_ parser: inout Self) throws(PropertyListFailure) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    while try parser.hasElement() { elements.append(try parser.value(of: parser.openingTag("a value"))) }
    return elements
  }

  private static func members(_ parser: inout Self) throws(PropertyListFailure) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    while try parser.hasElement() {
      let tag = try parser.openingTag("a <key>")
      guard tag.name == "key" else {
        throw PropertyListFailure(at: tag.offset, "expected a <key> in <dict>, found <\(tag.name)>")
      }
      let key = tag.isEmpty ? "" : try parser.characters(upTo: "key")
      let keySpan = tag.offset..<parser.index
      guard try parser.hasElement() else { throw parser.expected("a value for the key \"\(key)\"") }
      let value = try parser.value(of: parser.openingTag("a value for the key \"\(key)\""))
      members.append(PropertyListMember(key: key, keyOffset: tag.offset, value: value))
      guard parser.depth == 1 else { continue }
      let end = parser.index
      parser.spans?.entries.append(.init(key: keySpan, value: value.offset..<end, end: end, depth: 1))
    }
    return members
  }

  /// True if an opening tag comes next, false for a closing tag.
  private mutating func hasElement() throws(PropertyListFailure) -> Bool {
    try skipMisc()
    guard index < bytes.count else { return false }
    return !starts(with: "</")
  }

  /// An error at the current place that says what stands there.
  func expected(_ expectation: String) -> PropertyListFailure {
    guard index < bytes.count else { return PropertyListFailure(at: index, "expected \(expectation), found the end") }
    let rest = String(decoding: bytes[index..<min(index + 24, bytes.count)], as: UTF8.self)
    let found = rest.prefix { !$0.isWhitespace && $0 != ">" }
    return PropertyListFailure(at: index, "expected \(expectation), found '\(found.isEmpty ? rest.prefix(1) : found)'")
  }
}
