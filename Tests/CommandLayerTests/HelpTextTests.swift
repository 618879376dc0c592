import CommandLayer
import Testing

@Suite struct HelpTextTests {
  @Test func `help shows usage, summary, example, groups and statuses in this order`() async {
    let text = await Ending.of(["paint", "--help"]).output
    #expect(
      text == """
        usage: painter paint [OPTIONS] [WALL] [BRUSH…]

        Paints a wall.

        example: painter paint north --colour green

        input:
          WALL                 which wall (default: .)
          BRUSH…               what with

        selection:
          -c, --colour COLOUR  it's the colour (values: red, green; default: red)

        output:
          --coats N            how often (default: 1)
          --note TEXT          what to say [loud: or not]
          -t, --tag TAG        a tag (repeatable)
          --wet                leave it wet

        help:
          -h, --help           print this text

        statuses:
          0     clean: looked, and found nothing at or above the failing severity
          1     findings at or above the failing severity
          2     could not be completed: an unreadable input, a host that crashed, or
                nothing to check
          64    the command line is wrong
          130   interrupted by a signal

        """)
  }

  @Test(arguments: [40, 60, 80, 100, 200])
  func `no line is wider than the terminal or 100 columns`(_ columns: Int) async {
    for words in [["--help"], ["paint", "--help"], ["break", "--help"]] {
      let lines = await Ending.of(words, columns: columns).output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= min(columns, 100) })
    }
  }

  @Test func `without a terminal help is 80 columns wide`() async {
    let widest = await Ending.of(["--help"]).output.split(separator: "\n").map(\.count).max() ?? 0
    #expect((60...80).contains(widest))
  }

  @Test func `required options stand in the usage line`() async {
    #expect(await Ending.of(["break", "--help"]).output.hasPrefix("usage: painter break --tool TOOL HOW\n"))
  }

  @Test func `help of the tool names every command and the grammar`() async {
    let text = await Ending.of(["--help"]).output
    for part in ["  break  Breaks.\n", "  paint  Paints a wall.\n", "--name VALUE", "ends the options"] {
      #expect(text.contains(part))
    }
  }
}
