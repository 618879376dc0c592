import Findings

/// Nothing of a key is left to name its Swift symbol.
package enum UnnameableSymbol: TableRule {
  package static let description = RuleDescription(
    id: "symbol.unnameable", title: "a key that gives no Swift symbol",
    reason: "Code cannot name the text; tools that make accessors stop with an error.",
    firing: SymbolExamples.unnameable, silent: SymbolExamples.distinct)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.symbols.filter { $0.name.text.isEmpty && !$0.entry.key.isEmpty }.map { symbol in
      table.draft(
        description, about: symbol.entry,
        message: "\"\(symbol.entry.key)\" has neither a letter nor a digit outside of its specifiers to name a symbol",
        remedy: "give it a key with a word in it, or switch off its symbol")
    }
  }
}
