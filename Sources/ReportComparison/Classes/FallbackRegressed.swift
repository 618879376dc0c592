import Findings

/// Served by a language that is farther from the reader's.
package enum FallbackRegressed: ChangeClass {
  package static let description = ChangeDescription(
    id: "fallback-regressed", title: "served by a language that is farther from the reader's",
    reason: "A translation that was there is no longer reached: readers see another language than before.",
    severity: .error, direction: .worse, tally: .changed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.changes(description, of: .fallbackRegressed) { "is served by another language: \($0.localizationSteps)" }
      + facts.wholeOwnerChanges(description, of: .fallbackRegressed) { "are served by another language: \($0)" }
  }
}
