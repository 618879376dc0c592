import Findings

/// A translation waits for review, often because its source text changed.
package enum UnreviewedText: TableRule {
  package static let description = RuleDescription(
    id: "state.needs_review", title: "a translation that waits for review", severity: .warning,
    reason: "It is shown as it is; Xcode marks it when the source text changes, so that it may say something else.",
    firing: StateExamples.needsReview, silent: StateExamples.translated)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.countedTexts.compactMap { text in
      guard let leaf = text.localization.leaves.first(where: { $0.state == "needs_review" }) else { return nil }
      return table.draft(
        description, severity: text.severity(description.severity), about: text.entry, in: text.localization,
        message: "\"\(text.entry.key)\" needs review in \(text.localization.language)",
        remedy: "compare it with the source text and mark it as reviewed", place: leaf.place)
    }
  }
}
