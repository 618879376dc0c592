package import CommandLayer
import HostEvidence

/// `bordercheck man`: prints the manual page, made from the same tables as parsing and help.
package struct ManCommand: Command {
  package static let name = "man"
  package static let summary = "Prints the manual page in mdoc."
  package static let example = "man > /usr/local/share/man/man1/bordercheck.1"
  package static let arguments: [Argument<Self>] = []
  package static let statuses: [ExitStatus] = [.clean, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let page = ManualPage(of: .bordercheck, description: Self.description, environment: Self.environment)
    context.output.write(page.text(date: ToolVersion.date))
    return .clean
  }

  private static let description = [
    "A manifest, bordercheck.json, says who owns each message and which products present it; scenarios in the folder "
      + "Matrix say in which languages, after which installations and upgrades."
  ]

  private static let environment = [
    (name: "NO_COLOR", meaning: "where it is set and not empty, nothing is coloured unless --color always asks for it"),
    (name: "TERM", meaning: "on a terminal called dumb nothing is coloured"),
    (name: "TMPDIR", meaning: "holds simulated devices and unpacked archives while a command runs"),
    (
      name: "XDG_CACHE_HOME",
      meaning: "holds what unchanged Swift files and catalogs said, unless --cache names a folder"
    ),
  ]
}
