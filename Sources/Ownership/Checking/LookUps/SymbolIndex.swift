import OwnershipManifest

/// The keys of all catalogs, by the Swift symbols that Xcode makes for them.
struct SymbolIndex {
  /// Owner → symbol's last name → keys in the order of tables.
  private var places: [String: [String: [KeyPlace]]] = [:]

  init(_ tables: [CheckedTable]) {
    for table in tables {
      for symbol in table.symbols where !symbol.name.text.isEmpty {
        let place = KeyPlace(owner: table.owner.name, table: table.name, key: symbol.entry.key)
        places[table.owner.name, default: [:]][symbol.name.text, default: []].append(place)
      }
    }
  }

  /// The key behind `.tripTitle` or `LocalizedStringResource.Shop.title` in the code of an owner: without the name of a
  /// table it is a symbol of `Localizable`, and another tool's accessor where that table has no such key.
  func place(of path: String, of owner: String) -> KeyPlace? {
    let names = path.split(separator: ".").map(String.init)
    guard let last = names.last, let candidates = places[owner]?[last] else { return nil }
    guard let table = names.dropLast().last else { return candidates.first { $0.table == "Localizable" } }
    return candidates.first { $0.table == table } ?? (candidates.count == 1 ? candidates.first : nil)
  }
}
