/// A command line that cannot be understood; every problem at once.
package struct UsageError: Error, Equatable {
  /// The command whose help says more; nil where no command was recognised.
  package var command: String?
  /// One phrase each, lower-case, without a full stop.
  package var problems: [String]

  package init(command: String?, problems: [String]) {
    self.command = command
    self.problems = problems
  }

  /// A problem that a command finds itself, in values which are right one by one.
  package init(_ problem: String, in command: (some Command).Type) {
    self.init(command: command.name, problems: [problem])
  }
}
