import Findings

/// A text is shown where its key or a default was.
package enum Restored: ChangeClass {
  package static let description = ChangeDescription(
    id: "restored", title: "a text is shown where its key or a default was",
    reason: "A text that was not found is found now.",
    severity: .note, direction: .better, tally: .changed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.changes(description, of: .textGained) { "is found again; before, \($0.substitute(\.old)) was shown" }
      + facts.wholeOwnerChanges(description, of: .textGained) { _ in "are found again" }
  }
}
