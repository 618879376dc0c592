import Findings

/// A table's namespace of Swift symbols has the name of a type that the symbols use.
package enum SymbolShadowsType: TableRule {
  package static let description = RuleDescription(
    id: "symbol.shadows-type", title: "a table named like a Swift type", severity: .warning,
    reason: "Xcode puts the symbols of a table into an enum of its name, inside of which `String` or `Int` then means "
      + "that enum: code does not compile.",
    firing: SymbolExamples.shadowing, silent: SymbolExamples.distinct)

  private static let types: Set<String> = [
    "Any", "Array", "Bool", "Bundle", "Character", "Date", "Dictionary", "Double", "Float", "Foundation", "Int",
    "Locale", "LocalizedStringResource", "Never", "Optional", "Self", "Set", "String", "Swift", "Text", "Type", "UInt",
    "URL", "Void",
  ]

  package static func drafts(in table: CheckedTable) -> [Draft] {
    guard types.contains(table.name), !table.symbols.isEmpty else { return [] }
    return [
      table.draft(
        description,
        message:
          "the Swift symbols of table \(table.name) lie in an enum \(table.name), which hides the type of that name",
        remedy: "rename the table, \(table.name)Texts for one")
    ]
  }
}
