internal import Findings

/// A finding that was not there.
package enum FindingNew: ChangeClass {
  package static let description = ChangeDescription(
    id: "finding-new", title: "a finding is new",
    reason: "It weighs what the new report says that it weighs.",
    severity: .error, direction: .worse)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.findings.values.compactMap { pair in
      guard let finding = pair.new, finding.exception == nil else { return nil }
      guard let old = pair.old else { return facts.change(description, of: finding, text: finding.message) }
      guard old.exception != nil else { return nil }
      return facts.change(description, of: finding, text: "is no longer accepted: \(finding.message)")
    }
  }
}
