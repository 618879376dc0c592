import Findings

/// A key is so long that nobody can read its Swift symbol.
package enum LongSymbol: TableRule {
  package static let description = RuleDescription(
    id: "symbol.too-long", title: "a key that gives a Swift symbol of over 100 characters", severity: .note,
    reason: "A whole sentence as a symbol is hard to read, and changes with every change of the text.",
    firing: SymbolExamples.long, silent: SymbolExamples.distinct)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.symbols.filter { $0.name.text.count > 100 }.map { symbol in
      table.draft(
        description, about: symbol.entry,
        message: "\"\(symbol.entry.key.prefix(40))…\" gives a Swift symbol of \(symbol.name.text.count) characters",
        remedy: "give it a short key and keep the sentence as its text, or switch off its symbol")
    }
  }
}
