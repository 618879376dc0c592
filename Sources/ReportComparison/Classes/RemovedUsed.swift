internal import Findings

/// A text is gone that something still asks for: its key, a default or nothing is shown, or a finding says so.
package enum RemovedUsed: ChangeClass {
  package static let description = ChangeDescription(
    id: "removed-used", title: "a text is gone that is still asked for",
    reason: "Readers see a key, or the text of another language that the code has as its default.",
    severity: .error, direction: .worse, tally: .removed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    let demands = demands(in: facts)
    let asked = Dictionary(grouping: demands.keys.sorted()) { $0.message }.flatMap { _, uses in
      facts.changes(description, of: uses, ofOld: true) { uses in
        "is gone, and yet asked for: \(uses.compactMap { demands[$0]?.rule }.min() ?? "")"
      }
    }
    return asked
      + facts.changes(description, of: .textLost) { "is not found; \($0.substitute(\.new)) is shown instead" }
      + facts.wholeOwnerChanges(description, of: .textLost) { _ in "are not found" }
  }

  /// What the new report finds about messages that it did not observe.
  static func demands(in facts: ComparedFacts) -> [MessageUse: Finding] {
    let findings = facts.new.findings.filter { $0.exception == nil && rules.contains($0.rule) }
    guard !findings.isEmpty else { return [:] }
    let byKey = Dictionary(grouping: findings) { $0.key ?? "" }
    var demands: [MessageUse: Finding] = [:]
    for use in facts.matching.gone {
      let message = use.message
      demands[use] = byKey[facts.texts[message.key]]?.first { finding in
        finding.owner == facts.texts[message.owner]
          && (finding.table ?? facts.texts[message.table]) == facts.texts[message.table]
          && (finding.product ?? facts.texts[use.product]) == facts.texts[use.product]
      }
    }
    return demands
  }

  /// Rules that name a key which is asked for and not there.
  private static let rules: Set<String> = [
    "call.key-missing", "key-absent", "key-lost-in-build", "persisted-key-gone", "raw-key-shown",
  ]
}
