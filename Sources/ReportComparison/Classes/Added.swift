import Findings

/// A message is there that was not.
package enum Added: ChangeClass {
  package static let description = ChangeDescription(
    id: "added", title: "a message is new",
    reason: "Its translations were never shown before: they are what a last look is for.",
    severity: .note, direction: .neutral, tally: .added)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    let (whole, single) = facts.new.wholeOwners(of: facts.matching.fresh)
    return facts.changes(description, ofOwners: whole) { count in
      "all \(count) messages are new"
    } + facts.changes(description, of: single, ofOld: false) { _ in "is new" }
  }
}
