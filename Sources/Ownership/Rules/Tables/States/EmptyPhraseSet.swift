import Findings
import StringCatalogs

/// An App Shortcut has no phrase in a language.
package enum EmptyPhraseSet: TableRule {
  package static let description = RuleDescription(
    id: "stringset.empty", title: "an App Shortcut without a phrase in a language",
    reason: "Siri does not know the shortcut in that language.",
    firing: PhraseExamples.empty, silent: PhraseExamples.whole)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.countedTexts.compactMap { text in
      guard let phrases = text.localization.phrases, phrases.allSatisfy(\.isBlank) else {
        return nil
      }
      return table.draft(
        description, severity: text.severity(description.severity), about: text.entry, in: text.localization,
        message: "the App Shortcut \"\(text.entry.key)\" has no phrase in \(text.localization.language)",
        remedy: "add a phrase that people say, with ${applicationName} in it")
    }
  }
}
