import CallSites
import OwnershipManifest

/// The keys of all tables, found by what code says of them.
struct KeyIndex {
  private struct Table {
    var name: String
    var isReadable: Bool
    var keys: Set<String> = []
    /// Those with specifiers, in the order of the table.
    var filled: [String] = []
  }

  /// By owner, in byte order of their names.
  private var tables: [String: [Table]] = [:]

  init(_ tables: [CheckedTable]) {
    for table in tables {
      var keys = Table(name: table.name, isReadable: table.isReadable)
      for entry in table.entries where keys.keys.insert(entry.key).inserted && entry.key.contains("%") {
        keys.filled.append(entry.key)
      }
      self.tables[table.owner.name, default: []].append(keys)
    }
  }

  /// Whether the owner has a table of that name.
  func hasTable(_ name: String, _ owner: String) -> Bool { tables[owner]?.contains { $0.name == name } ?? false }

  /// False where the table, or one of the owner's, could not be read: what it has is not known.
  func isReadable(_ owner: String) -> Bool { tables[owner]?.allSatisfy(\.isReadable) ?? true }

  /// The key of the owner's table that the code means.
  func place(of text: KeyText, in table: String, of owner: String) -> KeyPlace? {
    tables[owner]?.lazy.filter { $0.name == table }.compactMap { Self.key(text, in: $0) }.first
      .map { KeyPlace(owner: owner, table: table, key: $0) }
  }

  /// The same in the owner's other tables, but for those that only the system reads.
  func place(of text: KeyText, besides table: String, of owner: String) -> KeyPlace? {
    for other in tables[owner] ?? [] where other.name != table && !SystemTable.isOne(other.name) {
      if let key = Self.key(text, in: other) { return KeyPlace(owner: owner, table: other.name, key: key) }
    }
    return nil
  }

  private static func key(_ text: KeyText, in table: Table) -> String? {
    if let key = text.likelyKey, table.keys.contains(key) { return key }
    guard case .interpolated = text else { return nil }
    return table.filled.first(where: text.matches)
  }
}
