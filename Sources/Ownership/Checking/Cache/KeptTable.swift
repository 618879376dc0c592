import Synchronization

/// A catalog of which only a summary was kept; it is taken apart whole when somebody asks for a text of it.
final class KeptTable: Sendable {
  let name: String
  /// Relative to the project's folder.
  let file: String
  let hasCountedTexts: Bool
  private let reader: CheckedTableReader
  private let bytes: [UInt8]
  private let table = Mutex<CheckedTable?>(nil)

  init(_ reader: CheckedTableReader, _ bytes: [UInt8], name: String, file: String, hasCountedTexts: Bool) {
    self.reader = reader
    self.bytes = bytes
    self.name = name
    self.file = file
    self.hasCountedTexts = hasCountedTexts
  }

  var whole: CheckedTable {
    table.withLock { table in
      if let table { return table }
      let read = reader.table(catalog: bytes, name: name, file: file)
      table = read
      return read
    }
  }
}
