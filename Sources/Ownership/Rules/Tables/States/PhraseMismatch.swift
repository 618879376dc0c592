import Findings
import StringCatalogs

/// A phrase of an App Shortcut cannot work: it names no app, or a parameter that the shortcut does not have.
package enum PhraseMismatch: TableRule {
  package static let description = RuleDescription(
    id: "stringset.mismatch", title: "an App Shortcut's phrase without the app's name, or with an unknown parameter",
    reason: "The system refuses the phrase, and Siri does not understand it.",
    firing: PhraseExamples.mismatch, silent: PhraseExamples.whole)

  private static let application = "${applicationName}"

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.countedTexts.compactMap { text in
      guard let all = text.localization.phrases else { return nil }
      let phrases = all.filter { !$0.isBlank }
      let nameless = phrases.filter { !$0.contains(application) }
      let known = parameters(of: [text.entry.key] + (text.entry.localization(table.sourceLanguage)?.phrases ?? []))
      let unknown = parameters(of: phrases).subtracting(known).sorted()
      guard let problem = problem(nameless: nameless, unknown: unknown) else { return nil }
      return table.draft(
        description, severity: text.severity(description.severity), about: text.entry, in: text.localization,
        message: "the App Shortcut \"\(text.entry.key)\" has in \(text.localization.language) \(problem)",
        remedy: "write every phrase with \(application) and with the parameters of the source phrases")
    }
  }

  private static func problem(nameless: [String], unknown: [String]) -> String? {
    if let phrase = nameless.first { return "the phrase \"\(phrase)\" without \(application)" }
    return unknown.isEmpty ? nil : "the parameter \(unknown.joined(separator: ", ")), which the source does not have"
  }

  private static func parameters(of phrases: [String]) -> Set<String> {
    Set(phrases.flatMap { $0.matches(of: /\$\{[^}]*\}/).map { String($0.output) } }).subtracting([application])
  }
}
