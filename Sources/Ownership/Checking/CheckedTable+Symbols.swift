extension CheckedTable {
  /// The keys for which Xcode makes Swift symbols: those of a catalog that were entered by hand and did not opt out.
  var symbols: [(entry: CheckedEntry, name: SymbolName)] {
    guard isCatalog, files.allSatisfy({ !$0.contains(".lproj/") }) else { return [] }
    return entries.filter { $0.isManual && $0.generatesSymbol }.map { ($0, SymbolName(key: $0.key)) }
  }
}
