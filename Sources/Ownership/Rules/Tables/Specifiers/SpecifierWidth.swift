import Findings

/// A translation reads a number in another size than its source.
package enum SpecifierWidth: TableRule {
  package static let description = RuleDescription(
    id: "fmt.width", title: "a translation reads a number in another size", severity: .warning,
    reason: "`%d` takes half of what `%lld` is given: large numbers are cut and show as something else.",
    firing: SpecifierExamples.width, silent: SpecifierExamples.sameWidth)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      guard let pair = text.comparison?.resized.first else { return nil }
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) see a wrong number where it is large: "
          + "'\(pair.translated.source)'\(text.leaf.whereabouts) reads another size than '\(pair.original.source)' of "
          + text.sourceNoun,
        remedy: "write '\(pair.original.source)'", place: pair.translated.place)
    }
  }
}
