/// How the entries of a table's text are laid out, as those that are there show it.
struct TableLayout {
  /// `\n`, `\r\n` or `\r`.
  let newline: String
  /// The blanks at the start of an entry's line.
  let indentation: String
  /// The blanks at the start of the line that the root's bracket closes on.
  let rootIndentation: String
  /// Between two entries, without the blanks at the start of the second one's line.
  let gap: String
  /// Between a key and its value: ` = `, or in XML the way to the next line.
  let assignment: String

  init(of table: LegacyTable) {
    let text = table.text
    let entries = table.entryItems
    newline = Self.newline(in: text)
    rootIndentation =
      table.isXML ? Self.indentation(at: table.emptyRoot?.lowerBound ?? table.body.upperBound, in: text) : ""
    indentation =
      entries.first.map { Self.indentation(at: $0.range.lowerBound, in: text) }
      ?? (table.isXML ? rootIndentation + "\t" : "")
    let hasComments = entries.contains { !$0.leading.isEmpty }
    gap =
      Self.gap(between: entries, in: text)
      ?? (hasComments || (entries.isEmpty && !table.isXML) ? newline + newline : newline)
    let assigned = entries.lazy.compactMap { $0.entry }.compactMap { Self.assignment(of: $0, in: text) }
    assignment = assigned.first ?? (table.isXML ? newline + indentation : " = ")
  }

  /// Whether entries stand on lines of their own.
  var hasLines: Bool { gap.contains(where: \.isNewline) }

  /// What a value's members stand deeper than the value.
  var unit: String {
    guard indentation.hasPrefix(rootIndentation), indentation.utf8.count > rootIndentation.utf8.count else {
      return "\t"
    }
    return String(indentation.dropFirst(rootIndentation.count))
  }

  /// The blanks between the start of a line and an offset; empty where something else stands there too.
  private static func indentation(at offset: Int, in text: [UInt8]) -> String {
    let start = text[..<offset].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 } ?? 0
    let line = text[start..<offset]
    return line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      ? String(decoding: line, as: UTF8.self) : ""
  }

  private static func newline(in text: [UInt8]) -> String {
    guard let first = text.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return "\n"
    }
    if text[first] == UInt8(ascii: "\n") { return "\n" }
    return text[(first + 1)...].first == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// What stands between most pairs of neighbours, of several the shortest; nil where no two are next to each other.
  private static func gap(between entries: [TableItem], in text: [UInt8]) -> String? {
    var counts: [String: Int] = [:]
    for (left, right) in zip(entries, entries.dropFirst()) {
      let between = text[left.range.upperBound..<right.range.lowerBound]
      guard between.allSatisfy(\.isSpace) else { continue }
      let line = between.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      counts[String(decoding: line.map { between[...$0] } ?? between, as: UTF8.self), default: 0] += 1
    }
    return counts.min { ($1.value, $0.key.utf8.count, $0.key) < ($0.value, $1.key.utf8.count, $1.key) }?.key
  }

  private static func assignment(of entry: TableSpans.Entry, in text: [UInt8]) -> String? {
    guard let value = entry.value else { return nil }
    let between = text[entry.key.upperBound..<value.lowerBound]
    guard between.allSatisfy({ $0.isSpace || $0 == UInt8(ascii: "=") }) else { return nil }
    return String(decoding: between, as: UTF8.self)
  }
}
