import Findings

/// Bundles offer a localization that they did not.
package enum LocalizationAdded: ChangeClass {
  package static let description = ChangeDescription(
    id: "localization-added", title: "a localization is offered that was not",
    reason: "Readers of that language leave the one that they had fallen back to.",
    severity: .note, direction: .better)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.shifts.added.map { $0.change(description, verb: "is offered now by", facts) }
  }
}
