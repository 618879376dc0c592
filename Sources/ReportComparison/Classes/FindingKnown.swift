internal import Findings

/// A finding that was there and is there, and weighs the same.
package enum FindingKnown: ChangeClass {
  package static let description = ChangeDescription(
    id: "finding-known", title: "a finding is still there", reason: "It is no difference, and no reason to forget it.",
    severity: .note, direction: .neutral)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.findings.values.compactMap { pair in
      guard let old = pair.old, let new = pair.new, old.exception == nil, new.exception == nil else { return nil }
      guard old.severity == new.severity else { return nil }
      return facts.change(description, severity: .note, of: new, text: new.message)
    }
  }
}
