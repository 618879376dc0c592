internal import Findings

/// A finding that an exception accepts since.
package enum FindingAccepted: ChangeClass {
  package static let description = ChangeDescription(
    id: "finding-accepted", title: "a finding is newly accepted",
    reason: "Somebody decided that it may stay: this is where others hear of it.",
    severity: .note, direction: .neutral)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.findings.values.compactMap { pair in
      guard let new = pair.new, let reason = new.exception, pair.old?.exception == nil else { return nil }
      return facts.change(description, severity: .note, of: new, text: "\(new.message) (accepted: \(reason))")
    }
  }
}
