package import Ownership
import OwnershipManifest
import PositionedJSON

extension MigrationPlan {
  /// The plan with what the copies say, whatever a person made of "from" and "choices": a value that is not theirs is one
  /// that a person wrote.
  ///
  /// - Parameters:
  ///   - facts: the project as the plan was drawn from it.
  ///   - files: the bytes of a file, named from the project's folder; nil where it cannot be read.
  package func restored(
    from facts: CheckFacts, files: (String) -> [UInt8]?
  ) throws(MigrationError) -> MigrationPlan {
    var plan = self
    let places = Set(moved.flatMap(\.copies))
    let tables = facts.tables.filter { places.contains(PlannedMessage.Copy(owner: $0.owner.name, table: $0.name)) }
    let entries = try CopiedEntries(of: tables, source: facts.manifest.developmentRegion, files: files)
    let index = EntryIndex(tables)
    for number in plan.messages.indices where plan.messages[number].decision == .move {
      let message = plan.messages[number]
      let found = message.copies.compactMap { index.copy(of: message.key, in: $0) }
      plan.messages[number].restore(EntryMerge(try entries.merge(found)).parts)
    }
    return plan
  }

  /// Whether both lead to the same files; what they say of where it comes from may differ.
  package func hasSameEffect(as other: MigrationPlan) -> Bool {
    from == other.from && to == other.to && table == other.table && inputs == other.inputs
      && activeEdits == other.activeEdits && moved.map(\.effect) == other.moved.map(\.effect)
  }
}

/// Entries of tables by their keys' bytes.
struct EntryIndex {
  private var tables: [PlannedMessage.Copy: (table: CheckedTable, entries: [[UInt8]: CheckedEntry])] = [:]

  init(_ tables: [CheckedTable]) {
    for table in tables {
      let entries = Dictionary(table.entries.map { (Array($0.key.utf8), $0) }) { _, last in last }
      self.tables[PlannedMessage.Copy(owner: table.owner.name, table: table.name)] = (table, entries)
    }
  }

  /// Nil where the table does not have the key.
  func copy(of key: String, in place: PlannedMessage.Copy) -> KeySelection.Copy? {
    guard let (table, entries) = tables[place], let entry = entries[Array(key.utf8)] else { return nil }
    return KeySelection.Copy(table: table, entry: entry)
  }
}

extension PlannedMessage {
  /// What becomes of it.
  fileprivate var effect: [JSONFragment] {
    [.string(key), .string(newKey), entry ?? .null] + copies.map { .array([.string($0.owner), .string($0.table)]) }
  }

  fileprivate mutating func restore(_ truth: [PlannedPart]) {
    for index in parts.indices {
      let part = parts[index]
      let found = truth.first { $0.isLocalization == part.isLocalization && $0.name == part.name }
      parts[index].restore(found?.choices ?? [])
    }
  }
}

extension PlannedPart {
  fileprivate mutating func restore(_ truth: [Choice]) {
    let said = value
    choices = truth
    switch decision {
    case .owner where value == said: break
    case .open where truth.count > 1: break
    case .agreed, .written, .open, .owner:
      if let said {
        let isAgreed = truth.count == 1 && truth[0].value.hasSameMeaning(as: said)
        decision = isAgreed ? .agreed : .written(said)
      } else {
        decision = truth.count == 1 ? .agreed : .open
      }
    }
  }
}
