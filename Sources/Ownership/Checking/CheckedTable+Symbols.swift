extension CheckedTable {
  /// A key with the name of its Swift symbol.
  struct Symbol: Sendable {
    var entry: CheckedEntry
    var name: SymbolName
  }

  /// The keys for which Xcode makes Swift symbols: those of a catalog that were entered by hand and did not opt out.
  static func symbols(of entries: [CheckedEntry], isCatalog: Bool, files: [String]) -> [Symbol] {
    guard isCatalog, files.allSatisfy({ !$0.contains(".lproj/") }) else { return [] }
    return entries.filter { $0.isManual && $0.generatesSymbol }.map { Symbol(entry: $0, name: SymbolName(key: $0.key)) }
  }
}
