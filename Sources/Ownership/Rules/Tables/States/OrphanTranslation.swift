import Findings

/// A key that is only a name has translations and no text in the source language.
package enum OrphanTranslation: TableRule {
  package static let description = RuleDescription(
    id: "source.orphan", title: "translations of a key without a source text", severity: .warning,
    reason: "Readers of the source language see the key; everybody else sees words.",
    firing: LanguageExamples.orphan, silent: LanguageExamples.present + LanguageExamples.ownText)

  /// `Base` is not asked where the source language has a folder of its own. Info.plist has the source texts of its tables; a key that every language keeps is its own text. Where most keys that
  /// come from code are their own texts, the others are too: `example.com` is no name then.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    guard !table.isInfoPlist, table.isReadable, !table.isDamaged(for: table.sourceLanguage) else { return [] }
    let fromCode = table.entries.filter { $0.isCovered && !$0.isManual }
    let hasNames = fromCode.count { !$0.isItsOwnText } * 2 > fromCode.count
    return table.entries.filter { $0.isCovered && !$0.isItsOwnText && ($0.isManual || hasNames) }.compactMap { entry in
      let texts = entry.localizations.lazy.flatMap(\.leaves).map(\.text)
      guard entry.localization(table.sourceLanguage)?.isThere != true,
        texts.contains(where: { !$0.isEmpty && $0 != entry.key })
      else { return nil }
      return table.draft(
        description, key: entry.key, language: table.sourceLanguage,
        message: "\"\(entry.key)\" is translated into "
          + entry.localizations.map { LanguageNames.tagged($0.language) }.joined(separator: ", ")
          + " and has no text in the source language \(table.sourceLanguage)",
        remedy: "add the text in \(table.sourceLanguage), or remove the key if nothing shows it", place: entry.place)
    }
  }
}
