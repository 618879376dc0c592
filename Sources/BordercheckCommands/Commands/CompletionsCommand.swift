package import CommandLayer

/// `bordercheck completions SHELL`: prints a script, made from the same tables as parsing and help.
package struct CompletionsCommand: Command {
  var shell = CompletionShell.bash

  package static let name = "completions"
  package static let summary = "Prints a completion script for a shell."
  package static let example = "completions zsh > ~/.zfunc/_bordercheck"
  package static let arguments: [Argument<Self>] = [
    .positional("SHELL", into: \.shell, help: "the shell to complete in")
  ]
  package static let statuses: [ExitStatus] = [.clean, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    context.output.write(shell.script(for: .bordercheck))
    return .clean
  }
}
