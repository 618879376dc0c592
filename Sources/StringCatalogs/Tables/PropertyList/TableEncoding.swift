/// How the text of a table file is encoded.
enum TableEncoding: Sendable, Hashable {
  case utf8(hasMark: Bool)
  case utf16(isBigEndian: Bool, hasMark: Bool)

  /// Decides by the byte order mark, or by the zero byte of the first character, which is ASCII in every table.
  init(detecting bytes: [UInt8]) {
    let head = Array(bytes.prefix(3))
    if head.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isBigEndian: false, hasMark: true)
    } else if head.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isBigEndian: true, hasMark: true)
    } else if head.count > 1, (head[0] == 0) != (head[1] == 0) {
      self = .utf16(isBigEndian: head[0] == 0, hasMark: false)
    } else {
      self = .utf8(hasMark: head == [0xEF, 0xBB, 0xBF])
    }
  }

  /// The file of a text, the inverse of `TextDecoding.utf8(_:)`.
  func encoded(_ utf8: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8(let hasMark): return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + utf8
    case .utf16(let isBigEndian, let hasMark):
      let units = (hasMark ? [0xFEFF] : []) + Array(String(decoding: utf8, as: UTF8.self).utf16)
      return units.flatMap { unit in
        let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
        return isBigEndian ? [high, low] : [low, high]
      }
    }
  }
}
