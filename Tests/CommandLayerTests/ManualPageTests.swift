import CommandLayer
import Testing

@Suite struct ManualPageTests {
  private static let page = ManualPage(
    of: sampleTool, description: [".begins with a dot \\ and a back-slash"],
    environment: [(name: "PAINT", meaning: "a colour")]
  ).text(date: "2026-02-09")

  @Test func `every command, argument and status is in the page`() {
    for command in sampleTool.descriptions {
      #expect(Self.page.contains("\n.Ss \(command.name)\n"))
      for option in command.options { #expect(Self.page.contains("Fl -\(option.name)")) }
      for positional in command.positionals { #expect(Self.page.contains("Ar \(positional.placeholder)")) }
    }
    for status in ExitStatus.allCases { #expect(Self.page.contains("\n.It \(status.rawValue)\n")) }
    #expect(Self.page.contains("\n.It Ev PAINT\na colour\n"))
  }

  @Test func `the date is written as manual pages have it`() {
    #expect(Self.page.contains("\n.Dd February 9, 2026\n"))
  }

  @Test func `text cannot begin a macro or an escape`() {
    #expect(Self.page.contains("\n\\&.begins with a dot \\e and a back\\-slash\n"))
    let macros = Self.page.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } }
    let known: Set<Substring> = [
      ".\\\"", ".Dd", ".Dt", ".Os", ".Sh", ".Ss", ".Nm", ".Nd", ".Cm", ".Op", ".Ar", ".Fl", ".Pp", ".Bl", ".It", ".El",
      ".Bd", ".Ed",
    ]
    #expect(Set(macros).subtracting(known).isEmpty)
  }
}
