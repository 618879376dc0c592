import Reports
import Testing

@Suite struct ShellCommandTests {
  @Test(arguments: [
    ("run", "run"), ("de-AT,en", "de-AT,en"), ("", "''"), ("trip.arrivesIn %lld", "'trip.arrivesIn %lld'"),
    ("it's", "'it'\\''s'"), ("$HOME `x` \"y\"", "'$HOME `x` \"y\"'"), ("*", "'*'"), ("~", "'~'"), ("到达", "'到达'"),
    ("a\nb", "$'a\\nb'"), ("\u{1B}'", "$'\\x1b\\''"), ("\u{202E}", "$'\\xe2\\x80\\xae'"),
    ("k\u{FFFE}", "$'k\\xef\\xbf\\xbe'"), ("--x=1", "--x=1"),
  ])
  func `one argument is quoted where a shell would read more than text`(_ argument: String, _ expected: String) {
    #expect(ShellCommand.text([argument]) == expected)
  }

  @Test func `arguments are separated by blanks`() {
    #expect(ShellCommand.text(["bordercheck", "explain", "a b"]) == "bordercheck explain 'a b'")
  }
}
