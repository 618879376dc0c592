import Findings

/// A plural form is lost, or used for other counts.
package enum PluralChanged: ChangeClass {
  package static let description = ChangeDescription(
    id: "plural-changed", title: "a plural form is lost, or used for other counts",
    reason: "Numbers read wrongly in languages that tell more forms than one from many.",
    severity: .error, direction: .worse, tally: .changed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.changes(description, of: .pluralChanged) { "uses other plural forms: \($0.variantSteps)" }
  }
}
