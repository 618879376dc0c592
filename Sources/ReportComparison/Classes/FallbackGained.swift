import Findings

/// Served by a language that is nearer to the reader's.
package enum FallbackGained: ChangeClass {
  package static let description = ChangeDescription(
    id: "fallback-gained", title: "served by a language that is nearer to the reader's",
    reason: "A translation that was missing or not reached is shown now.",
    severity: .note, direction: .better, tally: .changed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.changes(description, of: .fallbackGained) { "is served in a better language: \($0.localizationSteps)" }
      + facts.wholeOwnerChanges(description, of: .fallbackGained) { "are served in a better language: \($0)" }
  }
}
