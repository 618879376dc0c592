import Findings

/// A key begins with a digit, so that its Swift symbol begins with an underscore.
package enum DigitFirstSymbol: TableRule {
  package static let description = RuleDescription(
    id: "symbol.digit-first", title: "a key that begins with a digit", severity: .note,
    reason: "Its Swift symbol begins with an underscore, and some tools that make accessors write Swift that does not "
      + "compile.",
    firing: SymbolExamples.digitFirst, silent: SymbolExamples.distinct)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.symbols.filter { $0.name.text.hasPrefix("_") }.map { symbol in
      table.draft(
        description, about: symbol.entry,
        message: "\"\(symbol.entry.key)\" begins with a digit: its Swift symbol is \(symbol.name.text)",
        remedy: "begin the key with a letter, or switch off its symbol")
    }
  }
}
