import Findings

/// A key that is only a name has translations and no text in the source language.
package enum OrphanTranslation: TableRule {
  package static let description = RuleDescription(
    id: "source.orphan", title: "translations of a key without a source text", severity: .warning,
    reason: "Readers of the source language see the key; everybody else sees words.",
    firing: LanguageExamples.orphan, silent: LanguageExamples.present + LanguageExamples.ownText)

  /// Info.plist has the source texts of its tables; a key that every language keeps is its own text.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    guard !table.isInfoPlist, !table.isDamaged(for: table.sourceLanguage) else { return [] }
    return table.entries.filter { $0.isCovered && !$0.isItsOwnText }.compactMap { entry in
      let sources = [table.sourceLanguage, "Base"].compactMap(entry.localization)
      let texts = entry.localizations.flatMap(\.leaves).map(\.text)
      guard !sources.contains(where: \.isThere), texts.contains(where: { !$0.isEmpty && $0 != entry.key }) else {
        return nil
      }
      return table.draft(
        description, key: entry.key, language: table.sourceLanguage,
        message: "\"\(entry.key)\" is translated into \(entry.localizations.map(\.language).joined(separator: ", ")) "
          + "and has no text in the source language \(table.sourceLanguage)",
        remedy: "add the text in \(table.sourceLanguage), or remove the key if nothing shows it", place: entry.place)
    }
  }
}
