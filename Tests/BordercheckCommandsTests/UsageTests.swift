import BordercheckCommands
import CommandLayer
import Testing

@Suite struct UsageTests {
  @Test(
    "a wrong command line is a message and status 64, and nothing is printed as a result",
    arguments: [
      ([], "usage: bordercheck "), (["rnu"], "error: unknown command 'rnu'"),
      (["hepl"], "error: unknown command 'hepl'; did you mean 'help'?"),
      (["help", "completion"], "error: unknown command 'completion'; did you mean 'completions'?"),
      (["completions"], "error: missing SHELL: the shell to complete in"),
      (["completions", "tcsh"], "error: invalid value 'tcsh' for 'SHELL'; expected one of bash, zsh, fish"),
      (["--versoin"], "error: unknown option '--versoin'"),
    ])
  func wrong(_ arguments: [String], _ message: String) async {
    let tool = await Tool.run(arguments)
    #expect(tool.status == .usage)
    #expect(tool.output.isEmpty)
    #expect(tool.messages.hasPrefix(message), "\(tool.messages)")
  }
}
