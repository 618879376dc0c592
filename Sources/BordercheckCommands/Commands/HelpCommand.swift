package import CommandLayer

/// `bordercheck help [COMMAND]`: the same text as `COMMAND --help`.
package struct HelpCommand: Command {
  var command = ""

  package static let name = "help"
  package static let summary = "Prints help of the tool, or of one command."
  package static let example = "help run"
  package static var arguments: [Argument<Self>] {
    [
      .positional(
        "COMMAND", into: \.command, isRequired: false,
        completion: .words(CommandSet.bordercheck.commands.map { $0.name }),
        help: "the command to explain")
    ]
  }
  package static let statuses: [ExitStatus] = [.clean, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let set = CommandSet.bordercheck
    let help = HelpText(columns: context.helpColumns)
    let text =
      command.isEmpty ? help.text(of: set) : help.text(of: try set.command(named: command).description, tool: set.tool)
    context.output.write(text)
    return .clean
  }
}
