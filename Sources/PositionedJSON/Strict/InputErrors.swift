/// Everything that is wrong in the files of one command, thrown once.
package struct InputErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// Ascending by file, line and column; never empty; each thing once.
  package let errors: [InputError]

  package init(_ errors: [InputError]) {
    self.errors = Set(errors).sorted()
  }

  /// One line for each error, without a line end after the last.
  package var description: String { errors.map(\.description).joined(separator: "\n") }
}
