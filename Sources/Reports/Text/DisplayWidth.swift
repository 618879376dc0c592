/// How many columns of a terminal a text takes.
///
/// Wide and fullwidth characters by UAX #11 take 2 columns, combining marks and format characters none, all others 1. An
/// emoji sequence, a flag and a composed Hangul syllable take 2 as a whole. Ambiguous characters count as narrow.
package enum DisplayWidth {
  package static func of(_ text: String) -> Int {
    var width = 0
    for byte in text.utf8 {
      // A text of printable ASCII, which most are, needs no clusters.
      guard byte >= 0x20, byte < 0x7F else { return text.reduce(0) { $0 + of($1) } }
      width += 1
    }
    return width
  }

  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.count > 1 else { return scalars.first.map(of) ?? 0 }
    let isSequence = first.properties.isEmojiPresentation || (0x1100...0x115F).contains(first.value)
    // The emoji variation selector makes a narrow symbol wide.
    if isSequence || (first.properties.isEmoji && scalars.contains("\u{FE0F}")) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .spacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator,
      .surrogate:
      return 0
    default: break
    }
    return isWide(scalar.value) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  /// East Asian Width W or F without the emoji, from EastAsianWidth-16.0.0.
  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wide.contains { $0.contains(value) }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x33FF,
    0x3400...0x4DBF, 0x4DC0...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FB,
    0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
