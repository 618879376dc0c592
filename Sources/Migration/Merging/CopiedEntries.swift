import Ownership
import OwnershipManifest
import PositionedJSON
import StringCatalogs

/// The entries of tables as those of a String Catalog, whatever kind of table they come from; found once for all keys.
struct CopiedEntries {
  private var entries: [String: [[UInt8]: [CatalogEntry]]] = [:]
  /// What the entries do not say as their legacy tables did, as `file: words`; by key.
  private(set) var losses: [[UInt8]: [String]] = [:]

  /// - Parameters:
  ///   - tables: those that entries are asked of; repeated ones count once.
  ///   - source: the language that legacy tables are translated from.
  init(
    of tables: [CheckedTable], source: String, files: (String) -> [UInt8]?
  ) throws(MigrationError) {
    for table in tables where entries[Self.name(table)] == nil {
      let place = table.files.first ?? table.name
      switch table.source {
      case .catalog(let catalog?, _):
        entries[Self.name(table)] = Self.byKey(catalog)
      case .catalog(nil, _): throw .request("\(place) is no String Catalog that can be read; mend it first")
      case .legacy:
        let legacy = try LegacyEntries(table, source: source, files: files)
        entries[Self.name(table)] = Self.byKey(legacy.catalog)
        for loss in legacy.losses { note(loss, of: table) }
      }
    }
  }

  private static func byKey(_ catalog: StringCatalog) -> [[UInt8]: [CatalogEntry]] {
    Dictionary(grouping: catalog.strings) { Array($0.key.utf8) }
  }

  /// Where a key comes from and which languages it lacks a plan says in its own words.
  private mutating func note(_ loss: ConversionLoss, of table: CheckedTable) {
    guard let key = loss.key, ![.origin, .missing, .moved].contains(loss.kind) else { return }
    let language = loss.language.map { " in \($0)" } ?? ""
    losses[Array(key.utf8), default: []].append(
      "\"\(key)\" of \(table.owner.name)\(language) is not carried over as it is: \(loss.message)")
  }

  /// The copies of one message, to be made into one entry.
  ///
  /// Where the key comes from a legacy table does not say; beside a catalog that is no difference.
  /// - Throws: where a table has the key more than once.
  func merge(_ copies: [KeySelection.Copy]) throws(MigrationError) -> [EntryMerge.Copy] {
    let isMixed = copies.contains(where: \.table.isCatalog)
    return try copies.map { copy throws(MigrationError) in
      var entry = try fragment(copy)
      if isMixed, !copy.table.isCatalog, case .object(let members) = entry {
        entry = .object(members.filter { $0.key != "extractionState" })
      }
      return EntryMerge.Copy(owner: copy.table.owner.name, entry: entry)
    }
  }

  /// The entry as it stands in its file.
  private func fragment(_ copy: KeySelection.Copy) throws(MigrationError) -> JSONFragment {
    let found = entries[Self.name(copy.table)]?[Array(copy.entry.key.utf8)] ?? []
    guard found.count == 1 else {
      let place = copy.table.files.first ?? copy.table.name
      throw .request("\(place) has \"\(copy.entry.key)\" \(found.count) times; keep one of them first")
    }
    return JSONFragment(found[0].node)
  }

  private static func name(_ table: CheckedTable) -> String { "\(table.owner.name)/\(table.name)" }
}
