package import OwnershipManifest

/// The project as it was at the base: what its owners declared and their tables held.
package struct CheckedBase: Sendable {
  package var manifest: Manifest
  /// The tables of all owners, as in `CheckFacts`.
  package var tables: [CheckedTable]
  /// Its folder as commands name it; nil where that is a place on one machine alone.
  package var name: String?

  package init(manifest: Manifest, tables: [CheckedTable], name: String? = nil) {
    self.manifest = manifest
    self.tables = tables
    self.name = name
  }

  /// The owner of that name, else the one that had one of its resources under another name.
  func owner(like owner: Owner) -> Owner? {
    manifest.owner(owner.name)
      ?? manifest.owners.first { !Set($0.resources).isDisjoint(with: owner.resources) }
  }

  /// The keys that an owner had, in whatever table.
  func keys(of owner: Owner) -> Set<String> {
    Set(tables.lazy.filter { $0.owner.name == owner.name }.flatMap(\.entries).map(\.key))
  }
}

/// One table as it is and as it was.
struct ChangedTable {
  var now: CheckedTable
  var before: CheckedTable
}

extension CheckFacts {
  /// The readable tables that the base has as well; none where an owner has two of the name.
  var changedTables: [ChangedTable] {
    guard let base else { return [] }
    let before = Dictionary(grouping: base.tables.filter(\.isReadable)) {
      TableName(owner: $0.owner.name, table: $0.name)
    }
    let now = Dictionary(grouping: tables) { TableName(owner: $0.owner.name, table: $0.name) }
    return tables.filter(\.isReadable).compactMap { table -> ChangedTable? in
      let owner = base.owner(like: table.owner)?.name ?? table.owner.name
      guard now[TableName(owner: table.owner.name, table: table.name)]?.count == 1,
        let found = before[TableName(owner: owner, table: table.name)], found.count == 1, let only = found.first
      else { return nil }
      return ChangedTable(now: table, before: only)
    }
  }

  private struct TableName: Hashable {
    var owner: String
    var table: String
  }
}
