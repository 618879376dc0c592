/// How an ownership table is written.
package enum OwnershipFormat: String, Sendable, Hashable, CaseIterable {
  case text
  case markdown
  case csv

  /// The format of a file of that name: by its ending, else plain text.
  package init(of path: String) {
    let path = path.lowercased()
    self = path.hasSuffix(".md") || path.hasSuffix(".markdown") ? .markdown : path.hasSuffix(".csv") ? .csv : .text
  }

  /// The parts of a written table that are compared with each other: rows, headings, lines between them.
  package func rows(of text: String) -> [String] {
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    var rows: [String] = []
    for line in lines {
      if let last = rows.last, continues(last, line) {
        rows[rows.count - 1] = "\(last)\n\(line)"
      } else {
        rows.append(line)
      }
    }
    return rows.filter { !$0.isEmpty }
  }

  /// Whether a line belongs to the row before it.
  private func continues(_ row: String, _ line: String) -> Bool {
    switch self {
    case .text: line.hasPrefix(OwnershipText.continuation)
    case .markdown: false
    case .csv: row.utf8.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1
    }
  }
}
