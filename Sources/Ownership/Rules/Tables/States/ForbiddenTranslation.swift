import Findings

/// A key is marked as not to be translated, and is translated.
package enum ForbiddenTranslation: TableRule {
  package static let description = RuleDescription(
    id: "translate.forbidden-but-present", title: "translations of a key that is not to be translated",
    severity: .warning,
    reason: "They are compiled and shown, although the catalog says that the text stays as it is in every language.",
    firing: StateExamples.forbidden, silent: StateExamples.forbiddenCopies)

  /// Copies of the source text change nothing; tools write them for every language.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.entries.filter { !$0.shouldTranslate && $0.extractionState != "stale" }.compactMap { entry in
      let source = entry.localization(table.sourceLanguage)?.leaves.map(\.text) ?? [entry.key]
      let others = entry.localizations.filter { one in
        one.language != table.sourceLanguage && one.leaves.contains { !$0.text.isEmpty && !source.contains($0.text) }
      }
      guard let first = others.first else { return nil }
      return table.draft(
        description, about: entry,
        message: "\"\(entry.key)\" is not to be translated, and has other texts in "
          + others.map { LanguageNames.tagged($0.language) }.joined(separator: ", "),
        remedy: "remove these texts, or allow the key to be translated", place: first.place)
    }
  }
}
