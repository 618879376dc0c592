import Findings
import OwnershipManifest

/// A source text is another one than at the base, and its translations are the same.
package enum KeptTranslation: ProjectRule {
  package static let description = RuleDescription(
    id: "source.changed-translation-kept", title: "a changed source text with unchanged translations",
    severity: .warning,
    reason: "Readers of the other languages go on reading what the text said before, and nobody is asked to look at "
      + "it. It needs --base with the project as it was.",
    firing: BaseExamples.keptTranslation, silent: BaseExamples.tendedTranslation)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.changedTables.filter { $0.now.sourceLanguage == $0.before.sourceLanguage }.flatMap { table in
      let before = Dictionary(table.before.entries.map { ($0.key, $0) }) { _, last in last }
      return table.now.entries.filter(table.now.needsTranslation).compactMap { entry in
        before[entry.key].flatMap { draft(about: entry, before: $0, table, facts) }
      }
    }
  }

  private static func draft(
    about entry: CheckedEntry, before: CheckedEntry, _ table: ChangedTable, _ facts: CheckFacts
  ) -> Draft? {
    let now = KeyCopies.Copy(owner: table.now.owner, table: table.now, entry: entry)
    let then = KeyCopies.Copy(owner: table.before.owner, table: table.before, entry: before)
    guard let change = change(from: then, to: now) else { return nil }
    let kept = keptLanguages(now, then)
    guard !kept.isEmpty else { return nil }
    let source = table.now.sourceLanguage
    return facts.draft(
      description, owner: table.now.owner, table: table.now.name, key: entry.key,
      message: "\"\(entry.key)\" reads \(change.now.quoted) in \(source) and read \(change.before.quoted) at "
        + "the base; \(kept.joined(separator: ", ")) still \(kept.count == 1 ? "has" : "have") the translation of then",
      remedy: "translate it anew, or set its translations to needs_review; translate a new meaning under a new key",
      place: entry.localization(source)?.place ?? entry.place)
  }

  // MARK: - The source

  /// The first form of the source text that reads otherwise; forms that only one of the two has are no change of text.
  private static func change(from then: KeyCopies.Copy, to now: KeyCopies.Copy) -> (before: String, now: String)? {
    let language = now.table.sourceLanguage
    guard let old = then.texts(in: language), let new = now.texts(in: language) else { return nil }
    for form in new.keys.sorted() {
      if let before = old[form], let now = new[form], words(of: before) != words(of: now) { return (before, now) }
    }
    return nil
  }

  /// What a translation follows: letters, digits and arguments, without case, white space and punctuation.
  private static func words(of text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber || "%@$".contains($0) })
  }

  // MARK: - The translations

  private static func keptLanguages(_ now: KeyCopies.Copy, _ then: KeyCopies.Copy) -> [String] {
    now.entry.localizations.filter { localization in
      let language = localization.language
      guard language != now.table.sourceLanguage, let before = then.entry.localization(language),
        isFinished(localization), isFinished(before), let texts = now.texts(in: language)
      else { return false }
      return texts == then.texts(in: language)
    }.map(\.language)
  }

  /// A text that waits for somebody is in good hands; one that somebody has just marked as done was looked at.
  private static func isFinished(_ localization: CheckedLocalization) -> Bool {
    localization.isThere && localization.leaves.allSatisfy { ["translated", "machine_translated"].contains($0.state) }
  }
}
