import LocalizationRuntime
import StringCatalogs
internal import Synchronization

/// The tables that were read so far: copies of one bundle in several products share what they hold.
final class KnownTables: Sendable {
  /// What copies have in common before their bytes are compared.
  struct Name: Hashable {
    /// The bundle's name.
    var bundle: String
    /// The file's path inside the bundle's resources.
    var inner: String
    /// In bytes.
    var size: Int
  }

  /// One table that was read.
  struct Table {
    /// Where its file lies, below the root.
    var path: String
    var strings: TableFile<StringsTable>
    var stringsDict: TableFile<StringsDictTable>
  }

  private let tables = Mutex<[Name: Table]>([:])

  /// The table of a file with exactly these bytes; nil where none was read.
  func table(_ name: Name, bytes: [UInt8], in files: ProductFiles) -> Table? {
    guard let known = tables.withLock({ $0[name] }), files.bytes(known.path) == bytes else { return nil }
    return known
  }

  /// Keeps a table, unless another is kept under that name.
  func keep(_ table: Table, as name: Name) {
    tables.withLock { tables in
      if tables[name] == nil { tables[name] = table }
    }
  }
}
