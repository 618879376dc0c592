import BordercheckCommands
import CommandLayer

/// What one command line of the tool gave, run inside the test.
struct Tool: Equatable {
  var status: CommandLayer.ExitStatus
  var output: String
  var messages: String

  static func run(_ arguments: String..., in folder: String = "/", columns: Int? = nil) async -> Tool {
    await run(arguments, in: folder, columns: columns)
  }

  static func run(_ arguments: [String], in folder: String = "/", columns: Int? = nil) async -> Tool {
    let context = CommandContext(
      output: .memory(isTerminal: columns != nil, columns: columns), messages: .memory(), environment: [:],
      currentDirectory: folder)
    let status = await CommandSet.bordercheck.run(arguments, in: context)
    return Tool(status: status, output: context.output.text, messages: context.messages.text)
  }
}
