import Reports

/// An ownership table for a terminal: grouped by owner, at most 100 columns wide whatever the terminal has, so that it
/// can be compared with a file.
struct OwnershipText {
  /// Begins every line of a row but the first.
  static let continuation = "    "
  private static let keyWidth = 36
  private static let surfaceWidth = 60
  let table: OwnershipTable

  init(_ table: OwnershipTable) { self.table = table }

  var text: String {
    table.rows.map(\.owner).uniqued.map { owner in
      let heading = VisibleText("\(owner) · \(table.bundles[owner] ?? ".")").lines(within: 100)
      let rows = table.rows.filter { $0.owner == owner }
      return (heading + rows.flatMap(lines)).map { "\($0)\n" }.joined()
    }
    .joined(separator: "\n")
  }

  private func lines(of row: OwnershipRow) -> [String] {
    let keys = keyLines(of: row)
    let surfaces = surfaceLines(of: row).flatMap { VisibleText($0).lines(within: Self.surfaceWidth, indent: 2) }
    let above = isWide(row.key) ? keys : []
    let beside = isWide(row.key) ? [] : keys
    let lines = (0..<max(beside.count, surfaces.count)).map { index in
      let left = index < beside.count ? "  \(beside[index])" : Self.continuation
      return index < surfaces.count ? left.filled(to: 2 + Self.keyWidth + 2) + surfaces[index] : left
    }
    return (above.map { "  \($0)" } + lines).map(\.withoutBlanksAtItsEnd)
  }

  /// Whether a word of the key is wider than its column: then the key has lines of its own, and stays in one piece.
  private func isWide(_ key: String) -> Bool {
    key.split(separator: " ").contains { VisibleText(String($0)).width > Self.keyWidth }
  }

  /// The key, and its table where it is another than `Localizable`, on a line of its own where it does not fit.
  private func keyLines(of row: OwnershipRow) -> [String] {
    let table = row.tableText.isEmpty ? "" : "(table \(row.tableText))"
    let whole = VisibleText(table.isEmpty ? row.key : "\(row.key) \(table)")
    let room = isWide(row.key) ? 98 : Self.keyWidth
    if table.isEmpty || whole.width <= room { return whole.lines(within: room, indent: 2) }
    return VisibleText(row.key).lines(within: room, indent: 2)
      + VisibleText(table).lines(within: Self.keyWidth - 2).map { "  \($0)" }
  }

  /// What asks another bundle than the owner's says so.
  private func surfaceLines(of row: OwnershipRow) -> [String] {
    guard row.gap == nil else { return row.surfaceLines }
    return zip(row.products, row.surfaceLines).map { product, line in
      let bundles = row.bundles(in: product)
      return bundles == [table.bundles[row.owner]] ? line : "\(line) (asks \(bundles.joined(separator: ", ")))"
    }
  }
}

extension String {
  fileprivate var withoutBlanksAtItsEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
