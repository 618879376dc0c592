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
    guard !others.isEmpty else { return textless.map { nowhere(table, $0) } }
    if let draft = sourceAlone(table, others) { return textless.map { nowhere(table, $0) } + [draft] }
    return textless.map { nowhere(table, $0) } + gaps(table, others) + optionalGaps(table, others)
  }

  /// A table that nobody has begun to translate may be meant to stay so: texts for developers, or for one country.
  private static func sourceAlone(_ table: CheckedTable, _ entries: [CheckedEntry]) -> Draft? {
    let languages = table.presence
    let lacking = languages.serving.filter { $0.language == nil && $0.required != languages.owner.developmentRegion }
      .map(\.required)
    guard languages.present.allSatisfy({ languages.standing(of: $0) == .source }), !lacking.isEmpty,
      !lacking.contains(where: table.isDamaged)
    else { return nil }
    let count = "\(entries.count) \(entries.count == 1 ? "key" : "keys")"
    return table.draft(
      description, severity: .warning,
      message: "table \(table.name) is translated into no language (\(count)), and \(table.owner.name) must have "
        + lacking.joined(separator: ", "),
      remedy: "translate the table, or give it an owner of its own without these languages")
  }

  /// Where an owner has begun to translate no table at all, the languages that it must have are missing for sure.
  static func weighed(_ drafts: [[Draft]], of tables: [CheckedTable]) -> [[Draft]] {
    let begun = Set(tables.filter(isBegun).map(\.owner.name))
    return zip(tables, drafts).map { table, drafts in
      guard !begun.contains(table.owner.name) else { return drafts }
      return drafts.map { draft in
        var draft = draft
        let isWhole = draft.rule == description.id && draft.key == nil && draft.language == nil
        if isWhole, draft.severity == .warning { draft.severity = description.severity }
        return draft
      }
    }
  }

  private static func isBegun(_ table: CheckedTable) -> Bool {
    !table.isSystemTable && table.presence.present.contains { table.presence.standing(of: $0) != .source }
  }

  /// What a language lacks that the owner may have: a few keys one by one, as they are the rest of a translation.
  private static func optionalGaps(_ table: CheckedTable, _ entries: [CheckedEntry]) -> [Draft] {
    let languages = table.presence
    let optional = languages.present.filter { languages.standing(of: $0) == .optional && !table.isDamaged(for: $0) }
    return optional.flatMap { language -> [Draft] in
      let misshapen = table.misshapenKeys(in: language)
      let missing = entries.filter { $0.localization(language)?.isThere != true && !misshapen.contains($0.key) }
      guard missing.count <= 10, missing.count * 2 <= entries.count else { return [] }
      return missing.map { one(table, $0, lacks: language, from: language, severity: .warning) }
    }
  }

  private static func gaps(_ table: CheckedTable, _ entries: [CheckedEntry]) -> [Draft] {
    let languages = table.presence
    let serving = Set(languages.serving.compactMap(\.language)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let gapped = entries.filter { !isComplete($0, in: serving) }
    return languages.serving.flatMap { required, language -> [Draft] in
      guard let language else {
        let isElsewhere = required == languages.owner.developmentRegion || table.isDamaged(for: required)
        return isElsewhere ? [] : [wholeTable(table, lacks: required, keys: entries.count)]
      }
      guard languages.standing(of: language) != .source, !table.isDamaged(for: language) else { return [] }
      let misshapen = table.misshapenKeys(in: language)
      return gapped.filter { $0.localization(language)?.isThere != true && !misshapen.contains($0.key) }
        .map { one(table, $0, lacks: required, from: language) }
    }
  }

  /// Whether a key has a text in each of the languages, which ascend as its localizations do.
  private static func isComplete(_ entry: CheckedEntry, in languages: [String]) -> Bool {
    var rest = languages[...]
    for localization in entry.localizations {
      guard let next = rest.first else { return true }
      if localization.language == next, localization.isThere { rest.removeFirst() }
    }
    return rest.isEmpty
  }

  private static func nowhere(_ table: CheckedTable, _ entry: CheckedEntry) -> Draft {
    table.draft(
      description, key: entry.key, language: table.sourceLanguage,
      message: "\"\(entry.key)\" has no text in any language: people see the key",
      remedy: "add its text in \(table.sourceLanguage), or remove the key if nothing shows it", place: entry.place)
  }

  private static func wholeTable(_ table: CheckedTable, lacks language: String, keys: Int) -> Draft {
    // Interface Builder's files have texts that code replaces, and show their own where a table is not there.
    let isOfInterface = table.entries.allSatisfy(\.isOfInterface)
    return table.draft(
      description, severity: isOfInterface ? .warning : nil, language: language,
      message: "table \(table.name) has no text for a reader of \(LanguageNames.name(of: language)) (\(keys) "
        + "\(keys == 1 ? "key" : "keys")), and \(table.owner.name) must have \(language)",
      remedy: "translate the table, or take \(language) out of the owner's `languages`")
  }

  private static func one(
    _ table: CheckedTable, _ entry: CheckedEntry, lacks required: String, from language: String,
    severity: Severity? = nil
  ) -> Draft {
    let through = language == required ? "" : ", from which readers of \(required) are served"
    let hidden = entry.localizations.first { $0.isThere && language.hasPrefix("\($0.language)-") }
    let parent = hidden.map { "; its text in \($0.language) is not used, because the table has \(language)" } ?? ""
    return table.draft(
      description, severity: severity ?? (entry.isOfInterface ? .warning : nil), key: entry.key, language: required,
      message: "\"\(entry.key)\" has no text in \(language)\(through)\(parent)",
      remedy: remedy(for: entry, in: language), place: entry.place)
  }

  /// A key that names its text is what readers see where it is marked as not to be translated and has no text there.
  private static func remedy(for entry: CheckedEntry, in language: String) -> String {
    KeyStyle(of: entry.key) == .identifier
      ? "translate it; a text that is the same in every language is repeated in \(language)"
      : "translate it, or mark it as not to be translated"
  }
}
