extension XMLPropertyListParser {
  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[index..<index + count].elementsEqual($0) }
  }

  /// Moves past space, comments, processing instructions and a document type.
  mutating func skipMisc() throws(PropertyListFailure) {
    while index < bytes.count {
      if bytes[index].isSpace {
        index += 1
      } else if starts(with: "<!--") {
        let start = index
        try skip(past: "-->", "the end of the comment")
        spans?.comments.append(start..<index)
      } else if starts(with: "<?") {
        try skip(past: "?>", "the end of the processing instruction")
      } else if starts(with: "<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  private mutating func skip(past end: StaticString, _ expectation: String) throws(PropertyListFailure) {
    let start = index
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw PropertyListFailure(at: start, "expected \(expectation), found the end of the file")
  }

  /// The declarations a document type may hold in brackets are skipped: they can define no entity here.
  private mutating func skipDocumentType() throws(PropertyListFailure) {
    let start = index
    var brackets = 0
    while index < bytes.count {
      defer { index += 1 }
      switch bytes[index] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0: return
      default: break
      }
    }
    throw PropertyListFailure(at: start, "expected the end of the document type, found the end of the file")
  }

  mutating func openingTag(_ expectation: String) throws(PropertyListFailure) -> Tag {
    let start = index
    guard starts(with: "<"), !starts(with: "</") else { throw expected(expectation) }
    index += 1
    let name = tagName()
    guard !name.isEmpty else {
      index = start
      throw expected(expectation)
    }
    try skipAttributes(of: name, from: start)
    return Tag(name: name, offset: start, isEmpty: bytes[index - 2] == UInt8(ascii: "/"))
  }

  mutating func closingTag(_ name: String) throws(PropertyListFailure) {
    let start = index
    guard starts(with: "</") else { throw expected("</\(name)>") }
    index += 2
    let found = tagName()
    while index < bytes.count, bytes[index].isSpace { index += 1 }
    guard found == name, index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
      index = start
      throw expected("</\(name)>")
    }
    index += 1
  }

  private mutating func tagName() -> String {
    let start = index
    while index < bytes.count, bytes[index].isTagName { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipAttributes(of name: String, from start: Int) throws(PropertyListFailure) {
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == UInt8(ascii: ">") { return }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      }
    }
    throw PropertyListFailure(at: start, "expected '>' at the end of the tag <\(name), found the end of the file")
  }

  // MARK: - Text

  /// The text up to the element's closing tag, which is taken too.
  mutating func characters(upTo name: String) throws(PropertyListFailure) -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "&") { index += 1 }
    var text = Array(bytes[start..<index])
    while index < bytes.count, !starts(with: "</") { try appendCharacters(to: &text, in: name) }
    try closingTag(name)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func appendCharacters(to text: inout [UInt8], in name: String) throws(PropertyListFailure) {
    if bytes[index] == UInt8(ascii: "&") {
      text += Array(String(try entity()).utf8)
    } else if starts(with: "<![CDATA[") {
      let start = index + 9
      try skip(past: "]]>", "']]>'")
      text += bytes[start..<index - 3]
    } else if starts(with: "<!--") {
      try skip(past: "-->", "the end of the comment")
    } else if bytes[index] == UInt8(ascii: "<") {
      throw expected("text and </\(name)>")
    } else {
      text.append(bytes[index])
      index += 1
    }
  }

  private mutating func entity() throws(PropertyListFailure) -> Unicode.Scalar {
    let start = index
    let tail = bytes[index..<min(index + 40, bytes.count)]
    guard let end = tail.firstIndex(of: UInt8(ascii: ";")) else {
      throw PropertyListFailure(at: start, "expected ';' after '&': write '&amp;' for the sign itself")
    }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard let scalar = Self.named[name] ?? Self.numbered(name) else {
      throw PropertyListFailure(
        at: start, "expected &amp; &lt; &gt; &apos; &quot; or a character number, found '&\(name);'")
    }
    index = end + 1
    return scalar
  }

  private static let named: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "apos": "'", "quot": "\""]

  /// The character of `#65` or `#x41`.
  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }
}

extension UInt8 {
  var isSpace: Bool { self == 32 || (9...13).contains(self) }

  fileprivate var isTagName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

extension String {
  /// Without ASCII space at both ends.
  var trimmed: String {
    let scalars = unicodeScalars.drop { $0.isASCII && UInt8(ascii: $0).isSpace }
    let end = scalars.lastIndex { !($0.isASCII && UInt8(ascii: $0).isSpace) }
    return end.map { String(scalars[...$0]) } ?? ""
  }
}
