/// What a text needs as a cell, seen in its bytes: most texts stand there as they are.
struct CSVTraits {
  /// Whether it has what ends a cell, or a blank at an end, which some readers drop.
  private(set) var isQuoted = false
  /// Whether a spreadsheet would compute it, or could not tell it from one that it would.
  let isFormula: Bool
  /// Whether it has what `CSVText.visible` spells otherwise.
  private(set) var isHiding = false

  init(_ text: String) {
    isFormula = CSVText.isFormula(text)
    let bytes = text.utf8.span
    var last: UInt8 = 0
    for index in bytes.indices {
      look(at: index, in: bytes, after: last)
      last = bytes[index]
    }
    isQuoted = isQuoted || CSVText.hasBlankEdge(text)
  }

  private mutating func look(at index: Int, in bytes: Span<UInt8>, after last: UInt8) {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"): isQuoted = true
    case 0..<0x20, 0x7F, UInt8(ascii: "\\"): isHiding = true
    case UInt8(ascii: ":"), UInt8(ascii: "#"): if byte == last { isHiding = true }
    case 0xC2, 0xD8, 0xE2, 0xEF: if Self.isHidden(at: index, in: bytes) { isHiding = true }
    default: break
    }
  }

  /// Whether one of the characters begins there that `CSVText.isHidden` names, beyond ASCII.
  private static func isHidden(at index: Int, in bytes: Span<UInt8>) -> Bool {
    let second = bytes[index + 1]
    switch bytes[index] {
    case 0xC2: return second < 0xA0
    case 0xD8: return second == 0x9C
    default: break
    }
    switch (bytes[index], second, bytes[index + 2]) {
    case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9): return true
    case (0xEF, 0xBB, 0xBF), (0xEF, 0xBF, 0xBE...0xBF): return true
    default: return false
    }
  }
}
