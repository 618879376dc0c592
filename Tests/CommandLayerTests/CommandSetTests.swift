import CommandLayer
import Testing

@Suite struct CommandSetTests {
  @Test func `no command gives the short usage as a message and status 64`() async {
    let ending = await Ending.of([])
    #expect(ending.status == .usage)
    #expect(ending.output.isEmpty)
    #expect(
      ending.messages == "usage: painter break|paint [ARGUMENTS]\n       painter COMMAND --help, --version\n")
  }

  @Test func `an unknown command is answered with the closest one`() async {
    let ending = await Ending.of(["piant"])
    #expect(ending.status == .usage)
    #expect(ending.messages == "error: unknown command 'piant'; did you mean 'paint'?\nsee 'painter --help'\n")
  }

  @Test func `a word like no command lists the commands`() async {
    #expect(
      await Ending.of(["xyzzy"]).messages.hasPrefix("error: unknown command 'xyzzy'; commands are break, paint\n"))
    #expect(await Ending.of(["--frob"]).messages.hasPrefix("error: unknown option '--frob'; commands are"))
  }

  @Test func `the version is a result`() async {
    #expect(await Ending.of(["--version"]) == Ending(status: .clean, output: "painter 1.2.3\n", messages: ""))
  }

  @Test(arguments: [["paint", "--help"], ["paint", "-h"], ["paint", "--colour", "green", "--help"]])
  func `help is a result with status 0 wherever it stands`(_ words: [String]) async {
    let ending = await Ending.of(words)
    #expect(ending.status == .clean)
    #expect(ending.output.hasPrefix("usage: painter paint [OPTIONS] [WALL] [BRUSH…]\n"))
  }

  @Test(
    "every error is one message and one status",
    arguments: [
      ("located", CommandLayer.ExitStatus.incomplete, "a.json:1:2: error: first\na.json:3:4: error: second\n"),
      ("plain", .incomplete, "error: cannot read 'x'\n"),
      ("cancelled", .interrupted, "interrupted\n"),
    ])
  func failures(_ how: String, _ status: CommandLayer.ExitStatus, _ message: String) async {
    let ending = await Ending.of(["break", "--tool", "hammer", how])
    #expect(ending == Ending(status: status, output: "", messages: message))
  }

  @Test func `a command may find its values wrong together`() async {
    let ending = await Ending.of(["break", "--tool", "x", "usage"])
    #expect(ending.status == .usage)
    #expect(ending.messages.hasPrefix("error: '--tool' and HOW do not go together\nusage: painter break"))
  }

  @Test func `a command's own status is the tool's`() async {
    #expect(await Ending.of(["paint", "--wet"]).status == .findings)
  }

  @Test func `statuses are those of the contract and rank by number`() {
    #expect(CommandLayer.ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 64, 130])
    #expect(CommandLayer.ExitStatus.findings.or(.incomplete) == .incomplete)
    #expect(CommandLayer.ExitStatus.usage.or(.clean) == .usage)
    #expect(Set(CommandLayer.ExitStatus.allCases.map(\.explanation)).count == 5)
  }
}
