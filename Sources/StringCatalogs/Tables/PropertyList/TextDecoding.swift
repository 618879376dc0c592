import PositionedJSON

/// The step from a text file's bytes to UTF-8, for the encodings table files come in.
enum TextDecoding {
  /// The text in UTF-8 without byte order mark.
  ///
  /// UTF-16 without a mark is told by the zero byte of its first character, which is ASCII in every table.
  ///
  /// - Throws: at the first byte that belongs to no character.
  static func utf8(_ bytes: [UInt8]) throws(TableSyntaxError) -> [UInt8] {
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(Array(bytes.dropFirst(3))) }
    if head.starts(with: [0xFF, 0xFE, 0, 0]) || head == [0, 0, 0xFE, 0xFF] {
      throw TableSyntaxError(at: .start, "the text is UTF-32; expected UTF-8 or UTF-16: save the file as UTF-8")
    }
    if head.starts(with: [0xFF, 0xFE]) { return try transcoded(bytes, from: 2, high: 1) }
    if head.starts(with: [0xFE, 0xFF]) { return try transcoded(bytes, from: 2, high: 0) }
    if head.count > 1, head[0] == 0, head[1] != 0 { return try transcoded(bytes, from: 0, high: 0) }
    if head.count > 1, head[0] != 0, head[1] == 0 { return try transcoded(bytes, from: 0, high: 1) }
    return try checked(bytes)
  }

  private static func checked(_ bytes: [UInt8]) throws(TableSyntaxError) -> [UInt8] {
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    let place = TextLines(bytes).position(of: validPrefix(bytes))
    throw TableSyntaxError(at: place, "the text is neither UTF-8 nor UTF-16; save the file as UTF-8")
  }

  /// How many bytes at the start are whole UTF-8 characters.
  private static func validPrefix(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return count
  }

  private static func transcoded(_ bytes: [UInt8], from start: Int, high: Int) throws(TableSyntaxError) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for offset in stride(from: start, to: bytes.count - 1, by: 2) {
      units.append(UInt16(bytes[offset + high]) << 8 | UInt16(bytes[offset + 1 - high]))
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let isBroken = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    if isBroken || !bytes.count.isMultiple(of: 2) {
      throw TableSyntaxError(at: TextLines(text).position(of: text.count), "the UTF-16 text has half a character here")
    }
    return text
  }
}
