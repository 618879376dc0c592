/// A spreadsheet as its readers have it: RFC 4180, read here by hand.
struct SpreadsheetText {
  struct Malformed: Error {}

  /// The first is the heading.
  let records: [[String]]

  init(_ text: String) throws {
    var scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
    var records: [[String]] = []
    var record: [String] = []
    while !scalars.isEmpty {
      record.append(scalars.first == "\"" ? try Self.quoted(&scalars) : Self.plain(&scalars))
      if scalars.first == "," { scalars.removeFirst(); continue }
      guard scalars.starts(with: "\r\n".unicodeScalars) else { throw Malformed() }
      scalars.removeFirst(2)
      records.append(record)
      record = []
    }
    self.records = records
  }

  /// The cells below a heading.
  func column(_ name: String) -> [String] {
    guard let index = records.first?.firstIndex(of: name) else { return [] }
    return records.dropFirst().map { $0[index] }
  }

  /// What was written, from what the README says of escapes and apostrophes.
  static func decoded(_ cell: String) -> String {
    let text = cell.replacing(/\\u([0-9A-F]{4})/) { match in
      UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
    let rest = text.unicodeScalars.drop { $0 == "'" }
    guard text.unicodeScalars.first == "'", let first = rest.first, "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first)
    else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
  }

  private static func plain(_ scalars: inout Substring.UnicodeScalarView) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = scalars.first, ![",", "\"", "\r", "\n"].contains(scalar) {
      text.append(scalar)
      scalars.removeFirst()
    }
    return String(text)
  }

  private static func quoted(_ scalars: inout Substring.UnicodeScalarView) throws -> String {
    var text = String.UnicodeScalarView()
    scalars.removeFirst()
    while let scalar = scalars.popFirst() {
      if scalar != "\"" {
        text.append(scalar)
      } else if scalars.first == "\"" {
        text.append(scalar)
        scalars.removeFirst()
      } else {
        return String(text)
      }
    }
    throw Malformed()
  }
}
