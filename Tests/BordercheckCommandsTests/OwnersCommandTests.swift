import BordercheckCommands
import CommandLayer
import Foundation
import TestFiles
import Testing

@Suite struct OwnersCommandTests {
  private static func files(_ code: String) -> [String: String] {
    [
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "H": { "resources": ["H"] } },
        "products": { "H": { "kind": "app", "sources": ["Code"] } } }
      """,
      "H/en.lproj/Localizable.strings": #""a" = "A"; "b" = "B";"#,
      "Code/Home.swift": code,
    ]
  }
  private static let files = files(#"struct Home { let text = NSLocalizedString("a", comment: "") }"#)

  @Test func `the table is printed, as text where nothing is said`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("owners", in: folder.path)
      let text = """
        H · .
          a                                     H: Home.text
          b                                     not asked by code

        """
      #expect(tool.status == .clean && tool.output == text, "\(tool)")
      let csv = await Tool.run("owners", ".", "--format", "csv", in: folder.path)
      #expect(csv.output.hasPrefix("message,table,presented by,owner,look-up bundle\r\na,,H: Home.text,H,.\r\n"))
    }
  }

  @Test(arguments: ["OWNERSHIP.md", "owners.csv", "owners.txt"])
  func `a checked-in table is up to date or stale, in the format of its name`(name: String) async throws {
    let format = ["OWNERSHIP.md": "markdown", "owners.csv": "csv", "owners.txt": "text"][name] ?? ""
    try await ScratchProject.with(Self.files) { folder in
      let written = await Tool.run("owners", "--format", format, in: folder.path)
      try folder.write(written.output, to: name)
      let same = await Tool.run("owners", "--check", name, in: folder.path)
      #expect(same == Tool(status: .clean, output: "\(name) is up to date: 2 messages\n", messages: ""))
      try folder.write("// moved\n\n" + (Self.files["Code/Home.swift"] ?? ""), to: "Code/Home.swift")
      #expect(await Tool.run("owners", "--check", name, in: folder.path).status == .clean)
      try folder.write("struct Home { let text = NSLocalizedString(\"b\", comment: \"\") }", to: "Code/Home.swift")
      let stale = await Tool.run("owners", "--check", name, in: folder.path)
      #expect(stale.status == .findings)
      #expect(
        stale.output.hasSuffix(
          "\(name) is stale by 4 rows; write it again:\n  bordercheck owners\(format == "text" ? "" : " --format \(format)") > \(name)\n"
        ))
      #expect(stale.output.split(separator: "\n").filter { $0.hasPrefix("- ") }.count == 2)
      #expect(stale.output.split(separator: "\n").filter { $0.hasPrefix("+ ") }.count == 2)
    }
  }

  @Test func `the format that is given outranks the file's name`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      try folder.write(await Tool.run("owners", "--format", "csv", in: folder.path).output, to: "table.md")
      #expect(await Tool.run("owners", "--check", "table.md", "--format", "csv", in: folder.path).status == .clean)
      #expect(await Tool.run("owners", "--check", "table.md", in: folder.path).status == .findings)
    }
  }

  @Test func `a checked file that is not there is status 2`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("owners", "--check", "OWNERSHIP.md", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(tool.messages.hasPrefix("OWNERSHIP.md:1:1: error: there is no such file; expected a table"))
    }
  }

  @Test func `nothing to list is status 2`() async throws {
    var files = Self.files
    files["H/en.lproj/Localizable.strings"] = ""
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("owners", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(tool.messages.contains("there is no message to list"))
    }
  }

  @Test func `the table of the sample products is up to date`() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
      .path(percentEncoded: false)
    let tool = await Tool.run(
      "owners", "SampleProducts", "--check", "SampleProducts/OWNERSHIP.md", "--no-cache", in: root)
    #expect(tool.status == .clean, "\(tool.output)\(tool.messages)")
  }
}
