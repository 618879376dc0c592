internal import Findings

/// A finding is gone, and what it was about was looked at.
package enum FindingFixed: ChangeClass {
  package static let description = ChangeDescription(
    id: "finding-fixed", title: "a finding is gone", reason: "What it was about was looked at again, and is right.",
    severity: .note, direction: .better)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.findings.values.compactMap { pair in
      guard let finding = pair.old, finding.exception == nil, pair.new == nil, facts.looksAgain(at: finding) else {
        return nil
      }
      return facts.change(description, severity: .note, of: finding, text: finding.message)
    }
  }
}
