/// `.strings` files: bytes ↔ table.
package enum StringsFile {
  /// Reads the old text form (UTF-8 or UTF-16), XML or binary.
  ///
  /// Zero bytes or comments only are an empty table; of a repeated key the last counts; an entry that is no string counts
  /// as absent. `TableDocument` reports such things.
  ///
  /// - Throws: a file that is no property list, or whose root is no dictionary.
  package static func read(_ bytes: [UInt8]) throws(TableSyntaxError) -> StringsTable {
    try TableDocument(bytes).strings
  }

  /// The file of a table, keys ascending by their UTF-8 bytes: the same bytes for the same table.
  package static func write(_ table: StringsTable, as format: TableFormat) -> [UInt8] {
    switch format {
    case .text: return OldStyleWriter.strings(table)
    case .xml: return XMLPropertyListWriter.document(plist(of: table))
    case .binary: return BinaryPropertyListWriter.document(plist(of: table))
    }
  }

  private static func plist(of table: StringsTable) -> WrittenPropertyList {
    .dictionary(table.mapValues { .string($0) })
  }
}
