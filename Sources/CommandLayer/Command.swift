/// One command: its stored properties are the arguments with their defaults, its table says how they are written.
package protocol Command: Sendable {
  /// A command line that gives nothing.
  init()
  static var name: String { get }
  /// One sentence, a verb in -s first.
  static var summary: String { get }
  /// A command line that works, without the tool's name.
  static var example: String { get }
  static var arguments: [Argument<Self>] { get }
  /// The statuses that the command can end with besides `usage`, ascending.
  static var statuses: [ExitStatus] { get }

  /// Builds one request, calls one library entry and maps the result to a status.
  func run(in context: CommandContext) async throws -> ExitStatus
}

extension Command {
  package static var statuses: [ExitStatus] { ExitStatus.allCases }

  /// The command without the types of its values.
  package static var description: CommandDescription {
    CommandDescription(
      name: name, summary: summary, example: example, arguments: arguments.map(\.description), statuses: statuses)
  }
}

/// What help and completions need to know about a command.
package struct CommandDescription: Sendable, Hashable {
  package var name: String
  package var summary: String
  package var example: String
  package var arguments: [ArgumentDescription]
  package var statuses: [ExitStatus]

  package var options: [ArgumentDescription] { arguments.filter { $0.form != .positional } }
  package var positionals: [ArgumentDescription] { arguments.filter { $0.form == .positional } }

  /// What follows the tool's name in a usage line, such as `compile --output DIR [OPTIONS] CATALOG…`.
  package var usage: String {
    let required = options.filter(\.isRequired).map(\.usage)
    let hasOthers = options.contains { !$0.isRequired }
    return ([name] + required + (hasOthers ? ["[OPTIONS]"] : []) + positionals.map(\.usage)).joined(separator: " ")
  }
}
