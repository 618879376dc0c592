internal import Reports

/// Texts as a cell of a spreadsheet has them.
///
/// What was written is had back from a cell in two steps: each `\uXXXX` is the UTF-16 code unit of that number; then, where
/// apostrophes stand before `=`, `+`, `-`, `@`, a tab or a line end, the first of them is dropped.
enum CSVText {
  /// Whether a blank stands at an end, with nothing that combines with it.
  static func hasBlankEdge(_ text: String) -> Bool {
    let blank = UInt8(ascii: " ")
    return text.utf8.first == blank && text.first == " " || text.utf8.last == blank && text.last == " "
  }

  /// Whether a spreadsheet would compute the text, or could not be told from one that it would.
  static func isFormula(_ text: String) -> Bool {
    // 0xEF is the first byte of the wide ones.
    guard let first = text.utf8.first, first == 0xEF || "'=+-@\t\r\n".utf8.contains(first) else { return false }
    let rest = text.unicodeScalars.drop { $0 == "'" }
    return rest.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
  }

  // MARK: - What cannot be seen

  /// The text with escapes for what cannot be seen, what reads as an escape, and what is a command to a log.
  static func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    var isAtStart = true
    while let scalar = scalars.popFirst() {
      let isEscaped =
        isHidden(scalar) || scalar == "\\" && scalars.first == "u"
        || isAtStart && scalar == ":" && scalars.first == ":"
        || scalar == "#" && LogCommand.openings.contains { scalars.starts(with: $0.unicodeScalars.dropFirst()) }
      if isEscaped { result.append(contentsOf: escape(scalar)) } else { result.append(scalar) }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
    }
    return String(result)
  }

  /// Control characters but the line feed, line and paragraph separators, what steers the direction of text, and what is
  /// no character.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" { return false }
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF:
      return true
    default: return false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return ("\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits).unicodeScalars
  }
}
