import Findings
import LocalizationRuntime

/// The source varies by plural and a translation does not.
package enum PluralSingleText: TableRule {
  package static let description = RuleDescription(
    id: "plural.single-text", title: "a plural of the source is one text in a translation", severity: .warning,
    reason: "Readers see one form for all numbers, which is wrong for some of them.",
    firing: PluralFormExamples.single, silent: PluralFormExamples.complete)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    let varied = Dictionary(grouping: table.pluralSets) { $0.entry.key }
    return table.entries.filter(\.isTranslatable).flatMap { entry -> [Draft] in
      let sets = varied[entry.key] ?? []
      guard sets.contains(where: { $0.localization.language == table.sourceLanguage }) else { return [] }
      let languages = Set(sets.map(\.localization.language))
      return entry.localizations.filter { !languages.contains($0.language) }.compactMap { draft($0, entry, table) }
    }
  }

  private static func draft(
    _ localization: CheckedLocalization, _ entry: CheckedEntry, _ table: CheckedTable
  ) -> Draft? {
    // A reference to what is not defined is a defect of its own.
    guard let leaf = localization.leaves.first(where: { !$0.text.isEmpty && $0.state != "new" && !$0.isPhrase }),
      leaf.specifiers.references.isEmpty,
      let language = PluralLanguage.of(table.language(of: localization))
    else { return nil }
    return table.draft(
      description, severity: language.all.count == 1 ? .note : nil, entry, localization,
      message: "\(table.readers(of: localization)) see one text for every number, where the source of "
        + "\(entry.key.quoted) has forms",
      remedy: "vary the text by plural in this language too", place: leaf.place)
  }
}
