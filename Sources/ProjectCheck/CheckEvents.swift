/// What a check says while it goes on; nothing of it is a result.
package struct CheckEvents: Sendable {
  /// A sentence about what is done now, or about a part of the project that could not be understood.
  package var note: @Sendable (String) -> Void
  /// How many source files are read, of how many.
  package var files: @Sendable (_ done: Int, _ total: Int) -> Void

  package init(
    note: @escaping @Sendable (String) -> Void = { _ in },
    files: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) {
    self.note = note
    self.files = files
  }
}
