import Findings

/// A text reads differently.
package enum ValueChanged: ChangeClass {
  package static let description = ChangeDescription(
    id: "value-changed", title: "a text reads differently",
    reason: "Nobody may have meant to change it; what was reviewed before is not what is shown now.",
    severity: .note, direction: .neutral, tally: .changed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.changes(description, of: .valueChanged) { _ in "reads differently" }
  }
}
