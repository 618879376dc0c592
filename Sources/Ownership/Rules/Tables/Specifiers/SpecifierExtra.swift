import Findings

/// A translation reads an argument that its source does not have.
package enum SpecifierExtra: TableRule {
  package static let description = RuleDescription(
    id: "fmt.extra", title: "a translation reads an argument that nobody passes",
    reason: "What lies in memory is shown in its place, or the app crashes.",
    firing: SpecifierExamples.extra, silent: SpecifierExamples.notExtra)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      guard let source = text.source, let use = text.comparison?.extra.first else { return nil }
      let count = source.arguments.positions.count
      let passed = count == 0 ? "none" : count == 1 ? "only one" : "only \(count)"
      let seen =
        text.isFormatted ? "see garbage, or the app crashes" : "see '\(use.source)' as it is written, or garbage"
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) \(seen): '\(use.source)'\(text.leaf.whereabouts) reads "
          + "argument \(use.position), and \(text.sourceNoun) has \(passed)",
        remedy: "take '\(use.source)' out, or write a percent sign that is meant to be seen as %%", place: use.place)
    }
  }
}
