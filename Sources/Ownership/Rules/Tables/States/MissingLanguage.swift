import Findings
import OwnershipManifest

/// A key, or a whole table, has no text in a language that its owner must have.
package enum MissingLanguage: TableRule {
  package static let description = RuleDescription(
    id: "lang.missing", title: "a language that the owner must have is missing",
    reason: "Readers of that language see the key, or another language in the middle of their own.",
    firing: LanguageExamples.missing, silent: LanguageExamples.present)

  /// The development region as a whole, a source text that a translated key lacks, and what cannot be read are the
  /// matter of other rules.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    guard table.isReadable else { return [] }
    let entries = table.entries.filter(table.needsTranslation)
    let textless = entries.filter { $0.isManual && !$0.isItsOwnText && !$0.localizations.contains(where: \.isThere) }
    let keys = Set(textless.map(\.key))
    let others = entries.filter { !keys.contains($0.key) }
    return textless.map { nowhere(table, $0) } + (others.isEmpty ? [] : gaps(table, others))
  }

  private static func gaps(_ table: CheckedTable, _ entries: [CheckedEntry]) -> [Draft] {
    let languages = table.presence
    return languages.serving.flatMap { required, language -> [Draft] in
      guard let language else {
        let isElsewhere = required == languages.owner.developmentRegion || table.isDamaged(for: required)
        return isElsewhere ? [] : [wholeTable(table, lacks: required, keys: entries.count)]
      }
      guard languages.standing(of: language) != .source, !table.isDamaged(for: language) else { return [] }
      let misshapen = table.misshapenKeys(in: language)
      return entries.filter { $0.localization(language)?.isThere != true && !misshapen.contains($0.key) }
        .map { one(table, $0, lacks: required, from: language) }
    }
  }

  private static func nowhere(_ table: CheckedTable, _ entry: CheckedEntry) -> Draft {
    table.draft(
      description, key: entry.key, language: table.sourceLanguage,
      message: "\"\(entry.key)\" has no text in any language: people see the key",
      remedy: "add its text in \(table.sourceLanguage), or remove the key if nothing shows it", place: entry.place)
  }

  private static func wholeTable(_ table: CheckedTable, lacks language: String, keys: Int) -> Draft {
    table.draft(
      description, language: language,
      message: "table \(table.name) has no text for a reader of \(LanguageNames.name(of: language)) (\(keys) "
        + "\(keys == 1 ? "key" : "keys")), and \(table.owner.name) must have \(language)",
      remedy: "translate the table, or take \(language) out of the owner's `languages`")
  }

  private static func one(
    _ table: CheckedTable, _ entry: CheckedEntry, lacks required: String, from language: String
  ) -> Draft {
    let through = language == required ? "" : ", from which readers of \(required) are served"
    let hidden = entry.localizations.first { $0.isThere && language.hasPrefix("\($0.language)-") }
    let parent = hidden.map { "; its text in \($0.language) is not used, because the table has \(language)" } ?? ""
    return table.draft(
      description, key: entry.key, language: required,
      message: "\"\(entry.key)\" has no text in \(language)\(through)\(parent)",
      remedy: "translate it, or mark it as not to be translated", place: entry.place)
  }
}
