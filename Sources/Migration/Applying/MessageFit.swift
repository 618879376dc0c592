import Ownership
import OwnershipManifest
import PositionedJSON

/// Whether the messages of a plan, as a person may have edited them, are all that there is of them.
struct MessageFit {
  private let plan: MigrationPlan
  private let facts: CheckFacts
  private let isRename: Bool

  /// - Parameter plan: restored from the facts.
  init(_ plan: MigrationPlan, _ facts: CheckFacts) {
    self.plan = plan
    self.facts = facts
    isRename = plan.from == [plan.to]
  }

  /// Every reason against it.
  var reasons: [String] {
    owners + plan.moved.flatMap { names(of: $0) + copies(of: $0) + emptied($0) } + missingCopies + takenKeys
  }

  private var owners: [String] {
    guard plan.from.contains(plan.to), !isRename else { return [] }
    return ["\(plan.to) is both in \"from\" and in \"to\"; plan again"]
  }

  private func names(of message: PlannedMessage) -> [String] {
    if message.newKey.isEmpty { return ["\"\(message.key)\": \"newKey\" is empty; plan again"] }
    guard (message.newKey == message.key) == isRename else { return [] }
    return isRename
      ? ["\"\(message.key)\" has no new name, and the plan is for new names; take it out, or plan again"]
      : ["\"\(message.key)\" cannot get another name while it moves; plan that afterwards, with --rename"]
  }

  private func copies(of message: PlannedMessage) -> [String] {
    let foreign = message.copies.filter { $0.owner != plan.to && !plan.from.contains($0.owner) }.map {
      "\"\(message.key)\": a copy of \($0.owner) is planned, which \"from\" lacks; plan again"
    }
    guard Set(message.copies).count < message.copies.count else { return foreign }
    return foreign + ["\"\(message.key)\": a copy is named twice; keep one of them"]
  }

  /// No text is lost because `null` was written in its place.
  private func emptied(_ message: PlannedMessage) -> [String] {
    message.parts.filter { $0.decision == .written(.null) }.map {
      "\"\(message.key)\": \($0.name) is null; write what it says, or use a copy's version"
    }
  }

  /// A copy that was taken out of the plan would stay, and nobody would ask for it any more.
  private var missingCopies: [String] {
    let index = EntryIndex(facts.tables)
    return plan.moved.flatMap { message in
      facts.tables.compactMap { table -> String? in
        let place = PlannedMessage.Copy(owner: table.owner.name, table: table.name)
        guard plan.from.contains(place.owner), !table.isSystemTable, !isRename || place.table == plan.table,
          !message.copies.contains(place), index.copy(of: message.key, in: place) != nil
        else { return nil }
        return "\"\(message.key)\": the plan lacks the copy in table \(place.table) of \(place.owner); plan again"
      }
    }
  }

  /// Nothing of the new owner is written over that the plan does not name.
  private var takenKeys: [String] {
    let index = EntryIndex(facts.tables.filter { $0.owner.name == plan.to && $0.name == plan.table })
    let target = PlannedMessage.Copy(owner: plan.to, table: plan.table)
    return plan.moved.filter { message in
      index.copy(of: message.newKey, in: target) != nil
        && !(message.newKey == message.key && message.copies.contains(target))
    }.map { "\(plan.to) has \"\($0.newKey)\" already, of which the plan says nothing; plan again" }
  }
}
