import PositionedJSON

/// Changes a `.strings` file in text or XML, or a `.stringsdict` in XML, so that all bytes outside of the entries stay.
///
/// ```swift
/// var editor = LegacyTableEditor(try LegacyTable(bytes, isStringsDict: false))
/// try editor.setEntries([LegacyEntry(key: "done", text: "Fertig", comment: "On a button")])
/// try write(editor.table.bytes)
/// ```
/// A call that throws has changed nothing.
package struct LegacyTableEditor: Sendable {
  package private(set) var table: LegacyTable
  /// The order that all keys are in; nil where they are in none.
  private let order: KeyOrder?
  /// The file as it was without any entry; nil where there were some.
  private let empty: LegacyTable?

  package init(_ table: LegacyTable) {
    self.table = table
    let keys = table.entries.map(\.key)
    let order = KeyOrder(observedIn: keys)
    self.order = zip(keys, keys.dropFirst()).allSatisfy { order.precedes($0, $1) } ? order : nil
    empty = table.entries.isEmpty ? table : nil
  }

  /// Adds entries, and replaces those whose keys are there, which stay where they are; each with its comment.
  ///
  /// New ones go where the order of the file has them, or behind all others where it has none. `removeKeys(_:)` of what
  /// was added gives the first bytes back.
  ///
  /// - Throws: everything that is wrong; nothing has changed then.
  package mutating func setEntries(_ entries: [LegacyEntry]) throws(TableEditError) {
    guard !entries.isEmpty else { return }
    let table = try table.withRoot()
    let present = try table.indexes(of: entries.map(\.key), mismatched: entries.compactMap(table.mismatch))
    let writer = TableEntryWriter(isXML: table.isXML, layout: TableLayout(of: table))
    var splices: [JSONSplice] = []
    var added: [LegacyEntry] = []
    for (entry, index) in zip(entries, present) {
      if let index {
        splices += table.replacing(index, by: entry, writer)
      } else {
        added.append(entry)
      }
    }
    splices += table.insertions(of: added, in: order, writer)
    try apply(splices, to: table)
  }

  /// Removes keys with their values and comments, and what stands between them and their neighbours.
  ///
  /// - Throws: everything that is wrong, a key that is not there too; nothing has changed then.
  package mutating func removeKeys(_ keys: [String]) throws(TableEditError) {
    guard !keys.isEmpty else { return }
    let present = try table.indexes(of: keys, mismatched: [])
    let absent = zip(keys, present).filter { $1 == nil }.map { TableEditError.absent(key: $0.0) }
    if let error = TableEditError(all: absent) { throw error }
    if let empty, keys.count == table.entries.count {
      table = empty
    } else {
      try apply(table.removals(of: Set(present.compactMap { $0 })), to: table)
    }
  }

  private mutating func apply(_ splices: [JSONSplice], to table: LegacyTable) throws(TableEditError) {
    guard !splices.isEmpty else { return }
    self.table = try LegacyTable(
      table.encoding.encoded(table.text.applying(splices)), isStringsDict: table.isStringsDict)
  }
}
