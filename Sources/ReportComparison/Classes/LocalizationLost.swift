import Findings

/// Bundles no longer offer a localization.
package enum LocalizationLost: ChangeClass {
  package static let description = ChangeDescription(
    id: "localization-lost", title: "a localization is no longer offered",
    reason: "Readers of that language fall back to another one.",
    severity: .error, direction: .worse)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.shifts.lost.map { $0.change(description, verb: "is no longer offered by", facts) }
  }
}
