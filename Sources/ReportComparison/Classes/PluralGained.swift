import Findings

/// A plural form is there that was not.
package enum PluralGained: ChangeClass {
  package static let description = ChangeDescription(
    id: "plural-gained", title: "a plural form is there that was not",
    reason: "A count that read like another one has a form of its own.",
    severity: .note, direction: .better, tally: .changed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.changes(description, of: .pluralGained) { "has more plural forms: \($0.variantSteps)" }
  }
}
