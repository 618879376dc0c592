internal import Findings

/// A finding that was there weighs more.
package enum FindingRaised: ChangeClass {
  package static let description = ChangeDescription(
    id: "finding-raised", title: "a finding weighs more than before",
    reason: "What was let pass may hold a release now: it weighs what the new report says that it weighs.",
    severity: .error, direction: .worse)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.weighedAnew.filter { $0.old.severity < $0.new.severity }.map { old, new in
      facts.change(description, of: new, text: "was \(old.severity.rawValue): \(new.message)")
    }
  }
}
