import Findings

/// A text has a state that is not known here.
package enum UnknownState: TableRule {
  package static let description = RuleDescription(
    id: "state.unknown", title: "a text with a state that is not known", severity: .note,
    reason: "It is compiled and shown as any other; whether it is ready nobody can tell.",
    firing: StateExamples.unknown, silent: StateExamples.translated)

  /// Xcode writes these; an empty state is no state, which the compiler refuses.
  private static let known: Set<String> = ["", "translated", "new", "needs_review", "machine_translated"]

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.countedTexts.compactMap { text in
      guard let leaf = text.localization.leaves.first(where: { !known.contains($0.state) }) else { return nil }
      return table.draft(
        description, about: text.entry, in: text.localization,
        message: "\"\(text.entry.key)\" has the state \"\(leaf.state)\" in \(text.localization.language); "
          + "expected translated, needs_review, machine_translated or new",
        remedy: "set one of these states", place: leaf.place)
    }
  }
}
