/// What a run says while it goes on; nothing of it is a result.
package struct RunEvents: Sendable {
  /// A sentence about what is done now, such as a build.
  package var note: @Sendable (String) -> Void
  /// A sentence about the project that a person should know and that is no finding; shown once.
  package var remark: @Sendable (String) -> Void
  /// How many cells are done, of how many, and which came last; called from several tasks.
  package var cells: @Sendable (_ done: Int, _ total: Int, _ last: String) -> Void
  /// A process host is started: the name of its executable; called from several tasks.
  package var launch: @Sendable (_ executable: String) -> Void

  package init(
    note: @escaping @Sendable (String) -> Void = { _ in },
    remark: @escaping @Sendable (String) -> Void = { _ in },
    cells: @escaping @Sendable (_ done: Int, _ total: Int, _ last: String) -> Void = { _, _, _ in },
    launch: @escaping @Sendable (_ executable: String) -> Void = { _ in }
  ) {
    self.note = note
    self.remark = remark
    self.cells = cells
    self.launch = launch
  }
}
