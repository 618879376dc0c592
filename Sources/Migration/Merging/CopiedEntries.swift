import Ownership
import OwnershipManifest
import PositionedJSON
import StringCatalogs

/// The entries of tables as those of a String Catalog, whatever kind of table they come from; found once for all keys.
struct CopiedEntries {
  private var entries: [String: [[UInt8]: [CatalogEntry]]] = [:]

  /// - Parameter tables: those that entries are asked of; repeated ones count once.
  init(of tables: [CheckedTable]) throws(MigrationError) {
    for table in tables where entries[Self.name(table)] == nil {
      let place = table.files.first ?? table.name
      switch table.source {
      case .catalog(let catalog?, _):
        entries[Self.name(table)] = Dictionary(grouping: catalog.strings) { Array($0.key.utf8) }
      case .catalog(nil, _): throw .request("\(place) is no String Catalog that can be read; mend it first")
      case .legacy: throw .request("\(place) is a legacy table; convert it to a String Catalog first")
      }
    }
  }

  /// The entry as it stands in its file.
  ///
  /// - Throws: where the table has the key more than once.
  func fragment(_ copy: KeySelection.Copy) throws(MigrationError) -> JSONFragment {
    let found = entries[Self.name(copy.table)]?[Array(copy.entry.key.utf8)] ?? []
    guard found.count == 1 else {
      let place = copy.table.files.first ?? copy.table.name
      throw .request("\(place) has \"\(copy.entry.key)\" \(found.count) times; keep one of them first")
    }
    return JSONFragment(found[0].node)
  }

  private static func name(_ table: CheckedTable) -> String { "\(table.owner.name)/\(table.name)" }
}
