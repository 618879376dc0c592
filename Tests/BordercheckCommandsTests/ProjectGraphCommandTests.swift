import BordercheckCommands
import CommandLayer
import Foundation
import TestFiles
import Testing

/// Commands that read a project through what its generator's own tool says of it.
@Suite struct ProjectGraphCommandTests {
  private static let files = [
    "App/Home.swift": #"let title = NSLocalizedString("home.title", comment: "")"#,
    "App/en.lproj/Localizable.strings": #""home.title" = "Home";"#,
    "App/de.lproj/Localizable.strings": #""home.title" = "Start";"#,
    "dump.json": """
    { "name": "Trips", "options": { "developmentLanguage": "en" },
      "targets": { "App": { "type": "application", "platform": "iOS", "sources": [{ "path": "App" }] } } }
    """,
  ]

  @Test func `a project that only a graph describes is drafted, checked and listed`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let drafted = await Tool.run("init", "--project-graph", "dump.json", in: folder.path)
      #expect(drafted.status == .clean, "\(drafted)")
      let checked = await Tool.run("check", "--project-graph", "dump.json", "--no-cache", in: folder.path)
      #expect(checked.status == .clean, "\(checked)")
      let owners = await Tool.run("owners", "--project-graph", "dump.json", "--no-cache", in: folder.path)
      #expect(owners.output.contains("home.title"), "\(owners)")
      let language = await Tool.run("language", "de", "--project-graph", "dump.json", in: folder.path)
      #expect(language.messages == "" && language.output.contains("App"), "\(language)")
    }
  }

  @Test(arguments: [["owners"], ["language", "de"], ["check"]])
  func `a graph that is no graph is told`(command: [String]) async throws {
    try await ScratchProject.with(Self.files) { folder in
      _ = await Tool.run("init", "--project-graph", "dump.json", in: folder.path)
      try folder.write("[]", to: "broken.json")
      let tool = await Tool.run(command + ["--project-graph", "broken.json"], in: folder.path)
      #expect(command == ["owners"] || tool.status == .incomplete, "\(tool)")
    }
  }

  @Test func `a cache folder that cannot be written is told once, and the check goes on`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      _ = await Tool.run("init", "--project-graph", "dump.json", in: folder.path)
      let tool = await Tool.run(
        "check", "--project-graph", "dump.json", "--cache", "App/Home.swift/cache", in: folder.path)
      #expect(tool.status == .clean)
      #expect(tool.messages.components(separatedBy: "warning: the cache folder App/Home.swift/cache").count == 2)
    }
  }
}
