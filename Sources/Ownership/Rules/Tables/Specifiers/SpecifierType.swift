import Findings

/// A translation reads an argument as another kind of value than its source.
package enum SpecifierType: TableRule {
  package static let description = RuleDescription(
    id: "fmt.type", title: "a translation reads an argument as another kind of value",
    reason: "The code passes what the source text expects: read as something else it is garbage, or a crash.",
    firing: SpecifierExamples.type, silent: SpecifierExamples.sameType)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      guard let pair = text.comparison?.differing.first else { return nil }
      let (translated, original) = (pair.translated, pair.original)
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) see garbage, or the app crashes: '\(translated.source)'"
          + "\(text.leaf.whereabouts) expects \(noun(translated)) for argument \(translated.position), where "
          + "\(text.sourceNoun) has '\(original.source)', \(noun(original))",
        remedy: "write '\(original.source)' for it, or number the specifiers if their order is another one",
        place: translated.place)
    }
  }

  private static func noun(_ use: ArgumentUse) -> String { use.type?.valueClass.noun ?? "a value" }
}
