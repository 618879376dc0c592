import OwnershipManifest

extension OwnerContent {
  /// Every key of every table, ascending by table and key in UTF-8 bytes.
  package var keyNames: [KeyName] {
    keys.flatMap { table, keys in keys.map { KeyName(table: table, key: $0) } }.sorted(by: KeyName.precedes)
  }

  /// The keys that a table and a key, each a literal or a glob, stand for.
  ///
  /// Two literals need not exist. A literal key in a glob of tables stands for the tables that have it, and where none
  /// has, for all that the glob matches.
  package func keyNames(table: String, key: String) -> [KeyName] {
    let (tableGlob, keyGlob) = (Glob(table), Glob(key))
    if tableGlob.isLiteral && keyGlob.isLiteral { return [KeyName(table: table, key: key)] }
    let tables = self.tables(matching: tableGlob)
    let names = tables.flatMap { table in
      keys[table, default: []].filter { keyGlob.matches($0) }.map { KeyName(table: table, key: $0) }
    }
    if names.isEmpty && keyGlob.isLiteral { return tables.map { KeyName(table: $0, key: key) } }
    return names.sorted(by: KeyName.precedes)
  }

  private func tables(matching glob: Glob) -> [String] {
    Set(keys.keys).union(tableNames).filter { glob.matches($0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension OwnerContent.KeyName {
  fileprivate static func precedes(_ left: Self, _ right: Self) -> Bool {
    if left.table != right.table { return left.table.utf8.lexicographicallyPrecedes(right.table.utf8) }
    return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
  }
}
