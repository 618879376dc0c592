import Findings
internal import HostEvidence

/// A message is another owner's, in another table or in another bundle, and reads as before.
package enum Moved: ChangeClass {
  package static let description = ChangeDescription(
    id: "moved", title: "a message is in another owner, table or bundle",
    reason: "Whoever still asks the old place is answered by nothing, or by a copy that drifts.",
    severity: .note, direction: .neutral, tally: .changed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    names(in: facts) + bundles(in: facts)
  }

  // MARK: - Owners and tables

  private struct Way: Hashable {
    var owner: Int32
    var table: Int32
    var newOwner: Int32
    var newTable: Int32
  }

  private static func names(in facts: ComparedFacts) -> [Change] {
    let uses = facts.matching.moved.keys.sorted()
    let moves = Dictionary(grouping: uses) { use in
      let new = facts.matching.message(of: use)
      return Way(owner: use.message.owner, table: use.message.table, newOwner: new.owner, newTable: new.table)
    }
    let tables = Dictionary(grouping: facts.old.uses.all.filter { facts.new.products.contains($0.product) }) { use in
      [use.message.owner, use.message.table]
    }
    return moves.flatMap { way, uses in
      let isWhole = uses.count > 1 && uses.count == tables[[way.owner, way.table]]?.count
      return isWhole ? [change(of: uses, way, facts)] : single(uses, facts)
    }
  }

  private static func change(of uses: [MessageUse], _ way: Way, _ facts: ComparedFacts) -> Change {
    let count = Set(uses.map(\.message)).count
    var change = Change(description, text: "all \(count) messages were in \(facts.name(way.owner, way.table))")
    (change.owner, change.table) = (facts.texts[way.newOwner], facts.texts[way.newTable])
    change.origin = Change.Origin(owner: facts.texts[way.owner], table: facts.texts[way.table])
    change.products = Set(uses.map { facts.texts[$0.product] }).sortedByBytes()
    change.messageCount = count
    return change
  }

  private static func single(_ uses: [MessageUse], _ facts: ComparedFacts) -> [Change] {
    Dictionary(grouping: uses) { $0.message }.map { message, uses in
      let new = facts.matching.message(of: uses[0])
      var change = facts.change(
        description, of: new, from: message, samples: [], text: "was in \(facts.name(message.owner, message.table))")
      change.products = Set(uses.map { facts.texts[$0.product] }).sortedByBytes()
      return change
    }
  }

  // MARK: - Bundles

  private struct Bundles: Hashable {
    var owner: Int32
    var old: Int32
    var new: Int32
  }

  /// The same owner served from another bundle; what has other names as well is told above.
  private static func bundles(in facts: ComparedFacts) -> [Change] {
    let pairs = facts.kinds.indices.filter { isInOtherBundle($0, facts) }
    guard !pairs.isEmpty else { return [] }
    let owners = Dictionary(grouping: facts.kinds.indices) { facts.newRow($0).message.owner }
      .mapValues { Set($0.map { facts.newRow($0).message }).count }
    let groups = Dictionary(grouping: pairs) { pair in
      Bundles(
        owner: facts.newRow(pair).message.owner, old: facts.oldRow(pair).sight.bundle,
        new: facts.newRow(pair).sight.bundle)
    }
    return groups.flatMap { bundles, pairs in
      let messages = Set(pairs.map { facts.newRow($0).message })
      let isWhole = messages.count > 1 && messages.count == owners[bundles.owner]
      return isWhole
        ? [change(of: pairs, bundles, count: messages.count, isWhole: true, facts)]
        : Dictionary(grouping: pairs) { facts.newRow($0).message }.values.map {
          change(of: $0, bundles, count: 1, isWhole: false, facts)
        }
    }
  }

  private static func isInOtherBundle(_ pair: Int, _ facts: ComparedFacts) -> Bool {
    let (old, new) = (facts.oldRow(pair), facts.newRow(pair))
    return old.sight.bundle >= 0 && new.sight.bundle >= 0 && old.sight.bundle != new.sight.bundle
      && old.sight.value == new.sight.value && old.message == new.message
  }

  private static func change(
    of pairs: [Int], _ bundles: Bundles, count: Int, isWhole: Bool, _ facts: ComparedFacts
  ) -> Change {
    let (old, new) = (facts.texts[bundles.old], facts.texts[bundles.new])
    let text =
      isWhole ? "all \(count) messages come from \(new), before from \(old)" : "comes from \(new), before from \(old)"
    var change = Change(description, text: text)
    change.owner = facts.texts[bundles.owner]
    if !isWhole, let message = pairs.first.map({ facts.newRow($0).message }) {
      (change.table, change.key) = (facts.texts[message.table], facts.texts[message.key])
    }
    change.origin = Change.Origin(bundle: old)
    change.bundle = new
    change.products = Set(pairs.map { facts.texts[facts.newRow($0).product] }).sortedByBytes()
    change.messageCount = count
    return change
  }
}

extension ComparedFacts {
  /// `SharedTripUI · Localizable`.
  fileprivate func name(_ owner: Int32, _ table: Int32) -> String { "\(texts[owner]) · \(texts[table])" }
}
