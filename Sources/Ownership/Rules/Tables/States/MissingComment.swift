import Findings
import StringCatalogs

/// A key says nothing to its translators.
package enum MissingComment: TableRule {
  package static let description = RuleDescription(
    id: "comment.missing", title: "a key without a comment for translators", severity: .note, isOnByDefault: false,
    reason: "A translator sees neither the screen nor what the arguments stand for, and guesses.",
    firing: StateExamples.withoutComment, silent: StateExamples.withComment)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.entries.filter(table.needsTranslation).compactMap { entry in
      guard (entry.comment ?? "").isBlank else { return nil }
      return table.draft(
        description, about: entry, message: "\"\(entry.key)\" has no comment for its translators",
        remedy: "say where it is shown and what its arguments stand for")
    }
  }
}
