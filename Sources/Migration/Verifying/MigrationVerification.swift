import HostEvidence
import PositionedJSON
package import Reports

/// What readers saw before a migration, held against what they see after it.
package struct MigrationVerification: Sendable {
  /// One text that is not what it was.
  package struct Difference: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      /// Nothing of the new owner is shown there.
      case lost
      /// Another text, which the plan does not say.
      case changed
      /// Another text, because somebody decided in the plan for that of another copy.
      case declared
      /// A message that the plan is not about.
      case foreign
    }

    package var kind: Kind
    package var cell: String
    package var key: String
    package var owner: String
    package var before: String
    /// Nil where nothing is shown.
    package var after: String?
  }

  /// In the order of the evidence.
  package let differences: [Difference]
  /// How many texts were compared.
  package let compared: Int
  /// Keys that move and were shown in no cell before, so that nothing can be said of them.
  package let unseen: [String]
  /// Cells of the evidence before that the evidence after does not have.
  package let missingCells: [String]

  private struct Place: Hashable {
    var cell: String
    var owner: String
    var table: String
    var key: String
    var arguments: [MessageArgument]
  }

  /// - Parameters:
  ///   - before: evidence of the tree as it was, the whole matrix.
  ///   - after: evidence of the tree with the plan applied.
  package init(_ plan: MigrationPlan, before: Report, after: Report) {
    let shown = Dictionary(grouping: after.observations, by: Self.place)
    let cells = Set(after.cells.map(\.id))
    missingCells = before.cells.map(\.id).filter { !cells.contains($0) }
    let moves = Moves(plan)
    var differences: [Difference] = []
    var compared = 0
    var seen: Set<String> = []
    for record in before.observations where cells.contains(record.cell) {
      guard record.outcome == .value, let text = record.value else { continue }
      compared += 1
      var place = Self.place(record)
      let move = moves.move(of: record)
      if let move { seen.insert(move.key) }
      if let move { (place.owner, place.table, place.key) = (plan.to, plan.table, move.newKey) }
      let now = (shown[place] ?? []).first { $0.surface == record.surface } ?? shown[place]?.first
      if let now, now.outcome == .value, now.value?.utf8.elementsEqual(text.utf8) == true { continue }
      differences.append(
        Difference(
          kind: Self.kind(move, record, now), cell: record.cell, key: record.key, owner: record.owner, before: text,
          after: now?.outcome == .value ? now?.value : nil))
    }
    self.differences = differences
    self.compared = compared
    unseen = plan.moved.map(\.key).filter { !seen.contains($0) }
  }

  private static func place(_ record: ObservationRecord) -> Place {
    Place(
      cell: record.cell, owner: record.owner, table: record.table, key: record.key, arguments: record.arguments)
  }

  private static func kind(_ move: PlannedMessage?, _ before: ObservationRecord, _ after: ObservationRecord?)
    -> Difference.Kind
  {
    guard let move else { return .foreign }
    guard let after, after.outcome == .value else { return .lost }
    return move.parts.contains { $0.declares(before, after) } ? .declared : .changed
  }

  /// What nobody decided.
  package var failures: [Difference] { differences.filter { $0.kind != .declared } }

  /// Whether nothing was lost, and everything was looked at: nothing compared proves nothing.
  package var isPassed: Bool { failures.isEmpty && missingCells.isEmpty && unseen.isEmpty && compared > 0 }
}

extension PlannedPart {
  /// Whether the plan says that readers of a copy read this text afterwards: another copy's was decided for, or their copy
  /// had none in this language.
  fileprivate func declares(_ before: ObservationRecord, _ after: ObservationRecord) -> Bool {
    guard let language, language == after.resolvedLocale, shows(after) else { return false }
    if language == before.resolvedLocale { return outvoted.contains(before.owner) }
    return !choices.contains { $0.owners.contains(before.owner) }
  }

  /// Whether it has the text that was read; what is formatted is not held against it.
  private func shows(_ record: ObservationRecord) -> Bool {
    let texts: [JSONFragment] = value.map { Array($0.texts.values) } ?? []
    return texts.contains { value in
      guard case .string(let text) = value else { return false }
      return text.contains("%") || text.utf8.elementsEqual((record.value ?? "").utf8)
    }
  }
}

/// The copies of what moves.
private struct Moves {
  private struct Copy: Hashable {
    var owner: String
    var table: String
    var key: String
  }

  private var messages: [Copy: PlannedMessage] = [:]

  init(_ plan: MigrationPlan) {
    for message in plan.moved {
      for copy in message.copies { messages[Copy(owner: copy.owner, table: copy.table, key: message.key)] = message }
    }
  }

  func move(of record: ObservationRecord) -> PlannedMessage? {
    messages[Copy(owner: record.owner, table: record.table, key: record.key)]
  }
}
