import Reports

/// An ownership table to check in: Markdown without line numbers, so that moving code does not change it.
struct OwnershipMarkdown {
  let table: OwnershipTable

  init(_ table: OwnershipTable) { self.table = table }

  var text: String {
    let head = [
      "# Who owns which message", "",
      "Written by `bordercheck owners --format markdown`, which also checks it with `--check`.", "",
      "| Message | Table | Presented by | Owner | Look-up bundle |", "|---|---|---|---|---|",
    ]
    return (head + table.rows.map(line)).joined(separator: "\n") + "\n"
  }

  private func line(_ row: OwnershipRow) -> String {
    let cells = [
      Self.code(row.key), Self.plain(row.tableText), row.surfaceLines.map(Self.plain).joined(separator: "<br>"),
      Self.plain(row.owner), Self.code(row.bundleText),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Text that no mark of Markdown changes.
  static func plain(_ text: String) -> String {
    VisibleText(text).text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "$": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A text as it stands, between more backticks than it has in a row.
  static func code(_ text: String) -> String {
    let text = VisibleText(text).text.unicodeScalars.map { $0 == "|" ? "\\|" : String($0) }.joined()
    if text.isEmpty { return "" }
    let backtick = UInt8(ascii: "`")
    let longest = text.utf8.split { $0 != backtick }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let isTouching =
      text.utf8.first == backtick || text.utf8.last == backtick || text.hasPrefix(" ") && text.hasSuffix(" ")
    return isTouching ? "\(fence) \(text) \(fence)" : fence + text + fence
  }
}
