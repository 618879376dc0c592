import BordercheckCommands
import CommandLayer
import Testing

@Suite struct CompletionsTests {
  @Test(arguments: CompletionShell.allCases)
  func `the script is a result and knows every command`(_ shell: CompletionShell) async {
    let tool = await Tool.run("completions", shell.rawValue)
    #expect(tool.status == .clean)
    #expect(tool.messages.isEmpty)
    for command in CommandSet.bordercheck.descriptions {
      #expect(tool.output.contains(command.name))
      for option in command.options { #expect(tool.output.contains(option.name)) }
    }
  }
}
