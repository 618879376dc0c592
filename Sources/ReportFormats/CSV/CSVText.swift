internal import Reports

/// Records as a spreadsheet reads them: RFC 4180 with CRLF, UTF-8 behind a byte order mark, which Excel asks for.
///
/// What was written is had back from a cell in two steps: each `\uXXXX` is the UTF-16 code unit of that number; then, where
/// apostrophes stand before `=`, `+`, `-`, `@`, a tab or a line end, the first of them is dropped.
enum CSVText {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func bytes(of records: [[String]]) -> [UInt8] {
    records.reduce(into: mark) { bytes, record in
      for (number, field) in record.enumerated() {
        if number > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += cell(field).utf8
      }
      bytes += [13, 10]
    }
  }

  static func cell(_ text: String) -> String {
    let safe = (isFormula(text) ? "'" : "") + visible(text)
    guard safe.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) || safe.hasPrefix(" ") || safe.hasSuffix(" ")
    else {
      return safe
    }
    // By scalars: a mark that combines with a quotation mark hides it from what compares characters.
    return "\"" + safe.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  /// Whether a spreadsheet would compute the text, or could not be told from one that it would.
  private static func isFormula(_ text: String) -> Bool {
    let rest = text.unicodeScalars.drop { $0 == "'" }
    return rest.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
  }

  // MARK: - What cannot be seen

  private static func visible(_ text: String) -> String {
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
