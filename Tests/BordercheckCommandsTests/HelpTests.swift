import BordercheckCommands
import CommandLayer
import Testing

@Suite struct HelpTests {
  private static let names = CommandSet.bordercheck.commands.map { $0.name }

  @Test(arguments: names)
  func `help of a command is the same text wherever it is asked for`(_ name: String) async {
    let help = await Tool.run("help", name)
    #expect(help.status == .clean)
    #expect(help.messages.isEmpty)
    #expect(await Tool.run(name, "--help") == help)
    #expect(await Tool.run(name, "-h") == help)
    #expect(help.output.hasPrefix("usage: bordercheck \(name)"))
    #expect(help.output.contains("\n  64 "))
  }

  @Test(arguments: names, [60, 80, 100, 200])
  func `help keeps to the terminal and to 100 columns`(_ name: String, _ columns: Int) async {
    let lines = await Tool.run("help", name, columns: columns).output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= min(columns, 100) })
  }

  @Test(arguments: names)
  func `help names every argument of the table`(_ name: String) async throws {
    let text = await Tool.run("help", name).output
    let command = try #require(CommandSet.bordercheck.descriptions.first { $0.name == name })
    for argument in command.arguments { #expect(text.contains("  \(argument.label)")) }
  }

  @Test func `help of the tool is --help, and names every command`() async {
    let help = await Tool.run("help")
    #expect(await Tool.run("--help") == help)
    for name in Self.names { #expect(help.output.contains("\n  \(name) ")) }
  }

  @Test func `the version is a result`() async {
    #expect(await Tool.run("--version") == Tool(status: .clean, output: "bordercheck 0.1.0\n", messages: ""))
  }
}
