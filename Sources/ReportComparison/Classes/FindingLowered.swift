internal import Findings

/// A finding that was there weighs less.
package enum FindingLowered: ChangeClass {
  package static let description = ChangeDescription(
    id: "finding-lowered", title: "a finding weighs less than before",
    reason: "Nothing is fixed by that: this is where others hear that it may pass now.",
    severity: .note, direction: .neutral)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.weighedAnew.filter { $0.old.severity > $0.new.severity }.map { old, new in
      let text = "was \(old.severity.rawValue), is \(new.severity.rawValue): \(new.message)"
      return facts.change(description, severity: .note, of: new, text: text)
    }
  }
}
