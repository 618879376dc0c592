/// A tool: its commands, found by the first word of the command line.
package struct CommandSet: Sendable {
  package let tool: String
  package let version: String
  package let summary: String
  /// Sorted by name.
  package let commands: [any Command.Type]

  package init(tool: String, version: String, summary: String, commands: [any Command.Type]) {
    self.tool = tool
    self.version = version
    self.summary = summary
    self.commands = commands
  }

  package var descriptions: [CommandDescription] { commands.map { $0.description } }

  /// Runs one command line, without the tool's own name, and maps whatever happens to a status.
  package func run(_ arguments: [String], in context: CommandContext) async -> ExitStatus {
    var status: ExitStatus
    do {
      status = try await dispatch(arguments, in: context)
    } catch {
      status = FailureMapping(set: self, context: context).report(error)
    }
    if let number = context.output.failure {
      context.messages.write("error: cannot write the output: \(FailureMapping.reason(number))\n")
      status = status.or(.incomplete)
    }
    return status
  }

  /// The command of that name.
  ///
  /// - Throws: `UsageError` with the closest name.
  package func command(named name: String) throws(UsageError) -> any Command.Type {
    if let found = commands.first(where: { $0.name == name }) { return found }
    let names = commands.map { $0.name }
    let hint = Suggestion.closest(to: name, among: names).map { "did you mean '\($0)'?" }
    let kind = name.hasPrefix("-") ? "option" : "command"
    throw UsageError(
      command: nil,
      problems: ["unknown \(kind) '\(name)'; " + (hint ?? "commands are \(names.joined(separator: ", "))")])
  }
}

extension CommandSet {
  private func dispatch(_ arguments: [String], in context: CommandContext) async throws -> ExitStatus {
    let help = HelpText(columns: context.helpColumns)
    guard let first = arguments.first else {
      context.messages.write(help.shortUsage(of: self))
      return .usage
    }
    switch first {
    case "--version":
      context.output.write("\(tool) \(version)\n")
      return .clean
    case "-h", "--help":
      context.output.write(help.text(of: self))
      return .clean
    default:
      return try await start(command(named: first), Array(arguments.dropFirst()), in: context)
    }
  }

  private func start<Chosen: Command>(
    _ command: Chosen.Type, _ words: [String], in context: CommandContext
  ) async throws -> ExitStatus {
    if let parsed = try ArgumentParser<Chosen>.parse(words) { return try await parsed.run(in: context) }
    context.output.write(HelpText(columns: context.helpColumns).text(of: Chosen.description, tool: tool))
    return .clean
  }
}
