import Findings

/// A message is presented at another surface.
package enum SurfaceChanged: ChangeClass {
  package static let description = ChangeDescription(
    id: "surface-changed", title: "messages are presented at other surfaces",
    reason: "What fits one surface may not fit the other.",
    severity: .note, direction: .neutral)

  private struct Shift: Hashable {
    var product: Int32
    var old: Int32
    var new: Int32
  }

  package static func changes(in facts: ComparedFacts) -> [Change] {
    let shifts = facts.pairing.surfaceShifts.compactMap { shift -> (Shift, MessageNames)? in
      let (old, new) = (shift.old.map { facts.old.rows[Int($0)] }, shift.new.map { facts.new.rows[Int($0)] })
      guard let row = new ?? old else { return nil }
      let message = new?.message ?? facts.matching.message(of: row.use)
      return (Shift(product: row.product, old: old?.surface ?? -1, new: new?.surface ?? -1), message)
    }
    return Dictionary(grouping: shifts, by: \.0).map { shift, found in
      let messages = Set(found.map(\.1)).sorted()
      var change = Change(description, text: text(shift, count: messages.count, facts))
      change.products = [facts.texts[shift.product]]
      if messages.count == 1 {
        (change.owner, change.table) = (facts.texts[messages[0].owner], facts.texts[messages[0].table])
        change.key = facts.texts[messages[0].key]
      }
      change.messageCount = messages.count
      return change
    }
  }

  private static func text(_ shift: Shift, count: Int, _ facts: ComparedFacts) -> String {
    let subject = count == 1 ? "is" : "\(count) messages are"
    switch (surface(shift.old, facts), surface(shift.new, facts)) {
    case (let old?, let new?): return "\(subject) presented at \(new), before at \(old)"
    case (nil, let new?): return "\(subject) presented at \(new) as well"
    case (let old, nil): return "\(subject) no longer presented at \(old ?? "")"
    }
  }

  private static func surface(_ number: Int32, _ facts: ComparedFacts) -> String? {
    facts.texts.text(number).map { $0.isEmpty ? "a surface without a name" : "“\($0)”" }
  }
}
