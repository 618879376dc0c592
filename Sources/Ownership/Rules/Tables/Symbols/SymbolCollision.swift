import Findings

/// Two keys of a table give one Swift symbol.
package enum SymbolCollision: TableRule {
  package static let description = RuleDescription(
    id: "symbol.collision", title: "keys that give one Swift symbol",
    reason: "Xcode refuses to build: \"This string key would generate the same symbol as …\".",
    firing: SymbolExamples.collision, silent: SymbolExamples.distinct)

  /// A symbol with arguments and one without are overloads to Swift; Xcode may still refuse them.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    let groups = Dictionary(grouping: table.symbols.filter { !$0.name.text.isEmpty }, by: \.name)
    return groups.values.filter { $0.count > 1 }.compactMap { group in
      let entries = group.map(\.entry).sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      guard let first = entries.first, let name = group.first?.name else { return nil }
      return table.draft(
        description, about: first,
        message: "the keys \(entries.map { "\"\($0.key)\"" }.joined(separator: ", ")) of table \(table.name) "
          + "give one Swift symbol, \(name.text)",
        remedy: "rename all but one of them, or switch off their symbols")
    }.sorted { ($0.key ?? "") < ($1.key ?? "") }
  }
}
