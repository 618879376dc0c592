/// The encodings of JSON texts found in real projects.
package enum JSONTextEncoding: Sendable, Hashable {
  case utf8
  case utf8WithMark
  case utf16LittleEndian
  case utf16BigEndian

  /// Decides by the byte order mark.
  ///
  /// - Throws: at the start, for UTF-32 and for UTF-16 without a mark.
  init(detecting bytes: [UInt8]) throws(JSONSyntaxError) {
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0xFF, 0xFE, 0, 0]) || head == [0, 0, 0xFE, 0xFF] {
      throw Self.unreadable("the text is UTF-32; expected UTF-8")
    } else if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8WithMark
    } else if head.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else if head.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else if head.count > 1, (head[0] == 0) != (head[1] == 0) {
      throw Self.unreadable("the text looks like UTF-16 without a byte order mark; expected UTF-8")
    } else {
      self = .utf8
    }
  }

  /// The text in UTF-8: the same bytes for the UTF-8 cases, without the mark for UTF-16.
  func utf8(_ bytes: [UInt8]) throws(JSONSyntaxError) -> [UInt8] {
    switch self {
    case .utf8, .utf8WithMark: return bytes
    case .utf16LittleEndian: return try Self.transcoded(bytes, low: 0, high: 1)
    case .utf16BigEndian: return try Self.transcoded(bytes, low: 1, high: 0)
    }
  }

  /// A text in this encoding, the inverse of `utf8(_:)`.
  package func encoded(_ utf8: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8, .utf8WithMark: return utf8
    case .utf16LittleEndian:
      return [0xFF, 0xFE]
        + String(decoding: utf8, as: UTF8.self).utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian:
      return [0xFE, 0xFF]
        + String(decoding: utf8, as: UTF8.self).utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }

  var notices: [JSONNotice] {
    let start = JSONPosition(line: 1, column: 1, offset: 0)
    switch self {
    case .utf8: return []
    case .utf8WithMark: return [JSONNotice(.byteOrderMark, at: start)]
    case .utf16LittleEndian, .utf16BigEndian: return [JSONNotice(.utf16, at: start)]
    }
  }
}

extension JSONTextEncoding {
  private static func unreadable(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(
      position: JSONPosition(line: 1, column: 1, offset: 0), message: message + ": save the file as UTF-8")
  }

  private static func transcoded(_ bytes: [UInt8], low: Int, high: Int) throws(JSONSyntaxError) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for offset in stride(from: 2, to: bytes.count - 1, by: 2) {
      units.append(UInt16(bytes[offset + low]) | UInt16(bytes[offset + high]) << 8)
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let isBroken = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    if isBroken { throw place(at: text, "half a surrogate pair in UTF-16 text; expected a whole character") }
    if !bytes.count.isMultiple(of: 2) { throw place(at: text, "the UTF-16 text ends inside a character") }
    return text
  }

  /// An error just behind the UTF-8 text decoded so far.
  private static func place(at text: [UInt8], _ message: String) -> JSONSyntaxError {
    let breaks = text.indices.filter { text[$0] == UInt8(ascii: "\n") }
    let lineStarts = [0] + breaks.map { UInt32(truncatingIfNeeded: $0 + 1) }
    return JSONSyntaxError(position: JSONPosition(offset: text.count, lineStarts: lineStarts), message: message)
  }
}
