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

  /// - Parameter input: what is on standard input; nil where that cannot be read.
  static func run(
    _ arguments: [String], in folder: String = "/", columns: Int? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) async -> Tool {
    let context = CommandContext(
      output: .memory(isTerminal: columns != nil, columns: columns), messages: .memory(), environment: environment,
      currentDirectory: folder, input: { input.map { Array($0.utf8) } })
    let status = await CommandSet.bordercheck.run(arguments, in: context)
    return Tool(status: status, output: context.output.text, messages: context.messages.text)
  }
}
