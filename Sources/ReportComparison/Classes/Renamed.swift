import Findings

/// A message has another key and the same values in at least four of five languages.
package enum Renamed: ChangeClass {
  package static let description = ChangeDescription(
    id: "renamed", title: "a message has another key",
    reason: "Code, servers and stored keys that have the old one show it raw.",
    severity: .note, direction: .neutral, tally: .changed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    let uses = facts.matching.renamed.keys.sorted()
    let groups = Dictionary(grouping: uses) { [$0.message, facts.matching.message(of: $0)] }
    return groups.values.map { uses in
      let (old, new) = (uses[0].message, facts.matching.message(of: uses[0]))
      let place = old.owner == new.owner ? "" : " of \(facts.texts[old.owner])"
      var change = facts.change(
        description, of: new, from: old,
        samples: uses.flatMap { use in
          facts.samples(of: MessageUse(product: use.product, message: new), ofOld: false)
        }, text: "was \"\(facts.texts[old.key])\"\(place)")
      change.products = Set(uses.map { facts.texts[$0.product] }).sortedByBytes()
      return change
    }
  }
}
