/// One line of a checklist.
package struct ChecklistItem: Sendable, Hashable {
  package enum State: Sendable, Hashable {
    case done
    case missing
    /// Good to know; nothing has to be done.
    case note
  }

  package var state: State
  /// What is there or missing, and where.
  package var text: String
  /// The keys it is about, in their table's order.
  package var keys: [String]
  /// The change that would bring it about, where that is safe.
  package var edit: ChecklistEdit?

  package init(_ state: State, _ text: String, keys: [String] = [], edit: ChecklistEdit? = nil) {
    self.state = state
    self.text = text
    self.keys = keys
    self.edit = edit
  }
}
