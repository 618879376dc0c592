/// `.stringsdict` files: bytes ↔ table.
package enum StringsDictFile {
  /// Reads XML, binary, or the old text form.
  ///
  /// Zero bytes or comments only are an empty table; of a repeated key the last counts; what has the wrong shape counts as
  /// absent. `TableDocument` reports such things.
  ///
  /// - Throws: a file that is no property list, or whose root is no dictionary.
  package static func read(_ bytes: [UInt8]) throws(TableSyntaxError) -> StringsDictTable {
    try TableDocument(bytes).stringsDict
  }

  /// The file of a table, keys ascending by their UTF-8 bytes: the same bytes for the same table. `.text` is XML here.
  package static func write(_ table: StringsDictTable, as format: TableFormat) -> [UInt8] {
    let list = WrittenPropertyList.dictionary(table.mapValues { $0.propertyList })
    switch format {
    case .text, .xml: return XMLPropertyListWriter.document(list)
    case .binary: return BinaryPropertyListWriter.document(list)
    }
  }
}
