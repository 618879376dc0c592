import BordercheckCommands
import CommandLayer
import Testing

@Suite struct UsageTests {
  @Test(
    "a wrong command line is a message and status 64, and nothing is printed as a result",
    arguments: [
      ([], "usage: bordercheck"),
      (["inspect", ""], "error: invalid value '' for 'PRODUCT'; expected a word that is not empty"),
      (["run", "--built", ""], "error: invalid value '' for '--built'; expected a path that is not empty"),
      (["rnu"], "error: unknown command 'rnu'"),
      (["hepl"], "error: unknown command 'hepl'; did you mean 'help'?"),
      (["help", "completion"], "error: unknown command 'completion'; did you mean 'completions'?"),
      (["completions"], "error: missing SHELL: the shell to complete in"),
      (["completions", "tcsh"], "error: invalid value 'tcsh' for 'SHELL'; expected one of bash, zsh, fish"),
      (["run", "a", "b"], "error: unexpected argument 'b'; 'run' takes PROJECT"),
      (
        ["run", "--fail-on", "incomplete"],
        "error: invalid value 'incomplete' for '--fail-on'; expected one of error, warning, note"
      ),
      (["run", "--jobs", "0"], "error: invalid value '0' for '--jobs'; expected a whole number from 1"),
      (
        ["run", "--report", "jsno=x"],
        "error: invalid value 'jsno=x' for '--report'; expected FORMAT=PATH with one of the formats "
      ),
      (
        ["run", "--report", "json"],
        "error: invalid value 'json' for '--report'; expected a path behind 'json=', or '-'"
      ),
      (["run", "--languages", "de AT"], "error: invalid value 'de AT' for '--languages'; expected languages such as"),
      (["run", "--languages", ""], "error: invalid value '' for '--languages'; expected languages such as"),
      (["run", "--color", "yes"], "error: invalid value 'yes' for '--color'; expected one of auto, always, never"),
      (["run", "--scenaro", "upgrade"], "error: unknown option '--scenaro'; did you mean '--scenario'?"),
      (["run", "--keep-device"], "error: '--keep-device' needs a value: --keep-device DIR"),
      (["explain"], "error: missing KEY: "),
      (["explain", "k", "--languages", "de"], "error: missing --product NAME: the product that looks it up"),
      (["explain", "k", "--product", "H"], "error: missing --languages LIST: "),
      (["compile", "--output", "x"], "error: missing CATALOG…: a file with the suffix .xcstrings"),
      (["compile", "x.xcstrings"], "error: missing --output DIR: "),
      (
        ["compile", "x.xcstrings", "-o", "o", "--format", "yaml"],
        "error: invalid value 'yaml' for '--format'; expected one of text, xml, binary"
      ),
      (["--versoin"], "error: unknown option '--versoin'"),
    ])
  func wrong(_ arguments: [String], _ message: String) async {
    let tool = await Tool.run(arguments)
    #expect(tool.status == .usage)
    #expect(tool.output.isEmpty)
    #expect(tool.messages.hasPrefix(message), "\(tool.messages)")
  }
}
