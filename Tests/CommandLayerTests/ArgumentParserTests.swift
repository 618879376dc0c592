import CommandLayer
import Testing

@Suite struct ArgumentParserTests {
  @Test(
    "values are read from every spelling of the grammar",
    arguments: [
      ([], ". red 1 nil [] false []"),
      (["north"], "north red 1 nil [] false []"),
      (["--colour", "green"], ". green 1 nil [] false []"),
      (["--colour=green"], ". green 1 nil [] false []"),
      (["-c", "green"], ". green 1 nil [] false []"),
      (["north", "--coats", "2", "a", "b"], "north red 2 nil [] false [\"a\", \"b\"]"),
      (["--coats", "2", "--coats", "3"], ". red 3 nil [] false []"),
      (["-t", "x", "--tag=y", "--tag", "z"], ". red 1 nil [\"x\", \"y\", \"z\"] false []"),
      (["--coats", "-2", "--note", "--wet"], ". red -2 --wet [] false []"),
      (["--note=a=b"], ". red 1 a=b [] false []"),
      (["--note="], ". red 1  [] false []"),
      (["-"], "- red 1 nil [] false []"),
      (["--", "--wet", "-c"], "--wet red 1 nil [] false [\"-c\"]"),
    ])
  func spellings(_ words: [String], _ expected: String) async {
    let ending = await Ending.of(["paint"] + words)
    #expect(ending == Ending(status: .clean, output: expected + "\n", messages: ""))
  }

  @Test(
    "each problem of a command line is named with what to do",
    arguments: [
      (["--wett"], "unknown option '--wett'; did you mean '--wet'?"),
      (["-x"], "unknown option '-x'; expected one of -c, -t, -h"),
      (["-ct"], "unknown option '-ct'; expected one of -c, -t, -h"),
      (["--col", "green"], "unknown option '--col'; did you mean '--colour'?"),
      (["--colour", "gren"], "invalid value 'gren' for '--colour'; expected one of red, green; did you mean 'green'?"),
      (["--coats", "two"], "invalid value 'two' for '--coats'; expected a whole number"),
      (["--coats"], "'--coats' needs a value: --coats N"),
      (["--wet=yes"], "'--wet' takes no value; leave out '=' and what follows"),
    ])
  func problems(_ words: [String], _ expected: String) async {
    let ending = await Ending.of(["paint"] + words)
    let usage = "usage: painter paint [OPTIONS] [WALL] [BRUSH…]\nsee 'painter paint --help'\n"
    #expect(ending == Ending(status: .usage, output: "", messages: "error: \(expected)\n\(usage)"))
  }

  @Test func `all problems are reported at once`() async {
    let ending = await Ending.of(["break", "--tol", "hammer", "x", "y", "--loud"])
    #expect(ending.status == .usage)
    #expect(
      ending.messages == """
        error: unknown option '--tol'; did you mean '--tool'?
        error: unexpected argument 'y'; 'break' takes HOW
        error: unknown option '--loud'; expected one of --tool, --help
        usage: painter break --tool TOOL HOW
        see 'painter break --help'

        """)
  }

  @Test func `missing arguments say what they are for`() async {
    let ending = await Ending.of(["break"])
    #expect(ending.status == .usage)
    #expect(ending.messages.hasPrefix("error: missing --tool TOOL: what to break it with\nerror: missing HOW: in"))
  }
}
