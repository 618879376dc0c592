/// An ownership table for spreadsheets: RFC 4180, and no cell that a spreadsheet would take for a formula.
struct OwnershipCSV {
  let table: OwnershipTable

  init(_ table: OwnershipTable) { self.table = table }

  var text: String {
    let records = [["message", "table", "presented by", "owner", "look-up bundle"]] + table.rows.map(cells)
    return records.map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private func cells(_ row: OwnershipRow) -> [String] {
    [row.key, row.tableText, row.surfaceLines.joined(separator: "; "), row.owner, row.bundleText]
  }

  static func cell(_ text: String) -> String {
    let formulas: Set<UInt8> = Set("=+-@\t\r\n".utf8)
    let safe = text.utf8.first.map(formulas.contains) == true ? "'\(text)" : text
    guard safe.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return safe }
    // By scalars: a mark that combines with a quotation mark hides it from what compares characters.
    let quoted = safe.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return "\"\(quoted)\""
  }
}
