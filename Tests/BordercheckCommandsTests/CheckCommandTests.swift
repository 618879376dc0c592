import BordercheckCommands
import CommandLayer
import TestFiles
import Testing

@Suite struct CheckCommandTests {
  private static let files = [
    "bordercheck.json": """
    { "developmentRegion": "en", "owners": { "K": { "resources": ["K"] } },
      "products": { "H": { "kind": "app", "embeds": ["K"] } } }
    """,
    "K/Localizable.strings": #""k" = "K";"#,
  ]

  @Test(arguments: ["call.key-mising", "calls.*"])
  func `a rule that there is not is a wrong command line`(rule: String) async throws {
    try await ScratchProject.with(Self.files) { project in
      let tool = await Tool.run("check", "--rule", rule, in: project.folder)
      #expect(tool.status == .usage)
      #expect(tool.messages.hasPrefix("error: unknown rule \"\(rule)\""), "\(tool)")
    }
  }

  @Test(arguments: ["--owner", "--product", "--profile"])
  func `a name that the manifest does not have is told, and nothing reads as clean`(option: String) async throws {
    try await ScratchProject.with(Self.files) { project in
      let tool = await Tool.run("check", option, "Nobody", in: project.folder)
      #expect(tool.status == .usage && tool.output.isEmpty)
      #expect(tool.messages.contains("\"Nobody\""), "\(tool)")
    }
  }
}
