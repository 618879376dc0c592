/// What became of one child process; its whole group is gone when this value exists.
package struct ProcessResult: Sendable, Hashable {
  package var end: ProcessEnd
  /// The last lines on standard error, at most 4 KiB, trimmed; for a person, as it may name paths of the machine.
  package var standardErrorTail: String

  package init(end: ProcessEnd, standardErrorTail: String) {
    self.end = end
    self.standardErrorTail = standardErrorTail
  }
}
