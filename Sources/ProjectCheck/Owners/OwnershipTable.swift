/// Who owns which message, and which product presents it where: one row for each owner, table and key.
package struct OwnershipTable: Sendable, Hashable {
  /// Owner → the bundle that its tables lie in, as the manifest writes it.
  package var bundles: [String: String]
  /// In byte order of owner, table and key.
  package var rows: [OwnershipRow]

  package init(bundles: [String: String], rows: [OwnershipRow]) {
    self.bundles = bundles
    self.rows = rows.sorted { left, right in
      [left.owner, left.table, left.key].lexicographicallyPrecedes([right.owner, right.table, right.key]) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
  }

  /// The table as a whole file.
  package func text(as format: OwnershipFormat) -> String {
    switch format {
    case .text: OwnershipText(self).text
    case .markdown: OwnershipMarkdown(self).text
    case .csv: OwnershipCSV(self).text
    }
  }
}
