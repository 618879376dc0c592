import Findings

/// A text that counts as translated is blank.
package enum EmptyText: TableRule {
  package static let description = RuleDescription(
    id: "value.empty", title: "a translated text that is empty",
    reason: "People see a gap: a button without a title, a line without words.",
    firing: StateExamples.empty, silent: StateExamples.translated + StateExamples.blankSource)

  /// Where the source text is blank too, blank is what was meant.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.countedTexts.compactMap { text in
      guard case .empty = text.state else { return nil }
      if !text.isSource, isBlank(text.entry.localization(table.sourceLanguage)) { return nil }
      return table.draft(
        description, severity: text.severity(description.severity), about: text.entry, in: text.localization,
        message: "\"\(text.entry.key)\" is translated into \(text.localization.language) with no text at all",
        remedy: "fill in the text, or approve it with an exception if the language needs no word there",
        place: text.localization.leaves.first?.place)
    }
  }

  private static func isBlank(_ source: CheckedLocalization?) -> Bool {
    guard let source, !source.leaves.isEmpty else { return false }
    return source.leaves.allSatisfy(\.text.isEmpty)
  }
}
