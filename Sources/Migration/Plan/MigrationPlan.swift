import PositionedJSON

/// What is to move to one owner, and everything that changes with it: a person reads and edits it before anything is done.
///
/// Nothing in it chooses a text: where copies differ the part is open until somebody says which stands.
package struct MigrationPlan: Sendable, Hashable {
  /// The version of the file.
  package static let formatVersion = "1.0"

  /// The owners that the copies are taken from, in the manifest's order.
  package var from: [String]
  /// The owner that has the messages afterwards.
  package var to: String
  /// The table of `to` that they stand in.
  package var table: String
  /// In the order of the keys' bytes.
  package var messages: [PlannedMessage]
  /// Changes of code and of what declares languages, by file and line.
  package var edits: [PlannedEdit]
  /// What a person has to do, a line each.
  package var byHand: [String]
  /// Every file that the plan was drawn from and that it changes → the hash of its bytes; relative to the project's folder.
  package var inputs: [String: String]

  package init(from: [String], to: String, table: String) {
    self.from = from
    self.to = to
    self.table = table
    messages = []
    edits = []
    byHand = []
    inputs = [:]
  }

  /// Those that move; the others stay where they are.
  package var moved: [PlannedMessage] { messages.filter { $0.decision == .move } }

  /// What nobody has decided yet, in order.
  package var openParts: [OpenPart] {
    moved.flatMap { message in
      message.parts.filter { $0.value == nil }.map { OpenPart(key: message.key, part: $0) }
    }
  }

  /// The edits that go with the messages that move.
  package var activeEdits: [PlannedEdit] {
    let keys = Set(moved.map(\.key))
    return edits.filter { $0.isWanted && ($0.messages.isEmpty || $0.messages.contains(where: keys.contains)) }
  }

  /// A part of a message that copies disagree on.
  package struct OpenPart: Sendable, Hashable {
    package var key: String
    package var part: PlannedPart
  }
}
