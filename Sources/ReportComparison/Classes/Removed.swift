import Findings

/// A message is gone, and nothing asks for it any more.
package enum Removed: ChangeClass {
  package static let description = ChangeDescription(
    id: "removed", title: "a message is gone, and nothing asks for it",
    reason: "Nobody sees it any more; if that was not meant, it is a removal without a notice.",
    severity: .note, direction: .neutral, tally: .removed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    let demanded = RemovedUsed.demands(in: facts)
    let gone = facts.matching.gone.filter { demanded[$0] == nil }
    let (whole, single) = facts.old.wholeOwners(of: gone)
    return facts.changes(description, ofOwners: whole) { count in
      "all \(count) messages are gone"
    } + facts.changes(description, of: single, ofOld: true) { _ in "is gone" }
  }
}
