import Findings

/// A percent sign begins nothing in a text that is filled with arguments.
package enum LonePercent: TableRule {
  package static let description = RuleDescription(
    id: "fmt.lone-percent", title: "a bare percent sign in a text with arguments", severity: .warning,
    reason:
      "Where arguments are filled in, a bare % begins a specifier: it vanishes with what follows, or eats a value.",
    firing: SpecifierExamples.lonePercent, silent: SpecifierExamples.barePercent)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      guard text.isFormatted, let stray = stray(in: text) else { return nil }
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) do not see the percent sign of '\(stray.source)'"
          + "\(text.leaf.whereabouts), or see a value too early: the text is filled with arguments",
        remedy: "write %% for a percent sign")
    }
  }

  /// A damaged specifier is the business of another rule where it leaves an argument of the source out.
  private static func stray(in text: FormattedText) -> StrayPercent? {
    let positions = text.source?.arguments.positions ?? []
    let isComplete = positions.isSubset(of: text.arguments.positions)
    return text.leaf.specifiers.strays.first { $0.kind == .prose || ($0.kind == .damaged && isComplete) }
  }
}
