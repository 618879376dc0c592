import Findings

/// A key has an entry in a language, and nobody has translated it.
package enum NewText: TableRule {
  package static let description = RuleDescription(
    id: "state.new", title: "an entry that nobody has translated",
    reason: "It is compiled as it is: people see the source language, or nothing.",
    firing: StateExamples.new, silent: StateExamples.translated + StateExamples.newInSource)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.countedTexts.compactMap { text in
      guard case .new = text.state, table.needsTranslation(text.entry) else { return nil }
      return table.draft(
        description, severity: text.severity(description.severity), about: text.entry, in: text.localization,
        message: "\"\(text.entry.key)\" is new in \(text.localization.language): nobody has translated it",
        remedy: "translate it, or remove the entry of this language and declare the fallback")
    }
  }
}
