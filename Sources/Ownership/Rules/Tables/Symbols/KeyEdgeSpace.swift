import Findings

/// A key begins or ends with white space.
package enum KeyEdgeSpace: TableRule {
  package static let description = RuleDescription(
    id: "key.white-space-edge", title: "a key that begins or ends with white space", severity: .warning,
    reason: "It is another key than the one without: one of the two is translated and the other shown.",
    firing: SymbolExamples.edgeSpace, silent: SymbolExamples.distinct)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.entries.filter { $0.isCovered && !$0.key.hasPlainEdges }.compactMap { entry in
      let trimmed = entry.key.trimmed
      guard trimmed != entry.key, !trimmed.isEmpty else { return nil }
      let hasTwin = table.entries.contains { $0.key == trimmed }
      let twin = hasTwin ? ", and the table has it without as well" : ""
      return table.draft(
        description, about: entry,
        message: "\"\(entry.key.replacing("\n", with: "\\n"))\" begins or ends with white space\(twin)",
        remedy: "take the white space out of the key, and put it where the texts are joined")
    }
  }
}

extension String {
  /// Whether the first and the last byte are ASCII and no white space.
  fileprivate var hasPlainEdges: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    return min(first, last) > UInt8(ascii: " ") && max(first, last) < 0x7F
  }

  fileprivate var trimmed: String {
    let inner = drop(while: \.isWhitespace)
    guard let last = inner.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(inner[...last])
  }
}
