import CommandLayer
import Findings
import Reports
import TestFiles
import Testing

/// A finding explained from evidence alone, as one has it from an artifact.
@Suite struct ExplainFindingTests {
  private static let files: [String: String] = {
    var files = SmallProject.mixed
    files["K/de.lproj/Localizable.strings"] = "\"k\" = \"\";\n"
    return files
  }()

  private static func explained(_ arguments: (_ id: String) -> [String]) async throws -> (tool: Tool, id: String) {
    try await ScratchProject.with(files) { project in
      let run = await Tool.run("run", "--report", "evidence=e.jsonl", in: project.folder)
      #expect(run.status == .findings)
      let report = try EvidenceReader.read(project.bytes("e.jsonl"))
      let id = try #require(report.findings.first { $0.rule == "value-empty" }?.id)
      // No project is needed: the evidence lies in a folder of its own.
      return try await ScratchProject.with(["e.jsonl": String(decoding: project.bytes("e.jsonl"), as: UTF8.self)]) {
        (tool: await Tool.run(["explain"] + arguments(id), in: $0.folder), id: id)
      }
    }
  }

  @Test func `what was found, looked up and chosen is told`() async throws {
    let (tool, id) = try await Self.explained { [$0, "--evidence", "e.jsonl"] }
    #expect(tool.status == .clean, "\(tool)")
    for word in ["value-empty", id, "german/de/3/H", "de.lproj/Localizable.strings", "offers"] {
      #expect(tool.output.contains(word), "\(word): \(tool.output)")
    }
  }

  @Test func `a beginning of the identifier is enough`() async throws {
    let (tool, id) = try await Self.explained { [String($0.prefix(8)), "--evidence", "e.jsonl"] }
    #expect(tool.status == .clean && tool.output.contains(id), "\(tool)")
  }

  @Test func `a finding that is not there is told, with what is`() async throws {
    let (tool, id) = try await Self.explained { _ in ["0123456789abcdef", "--evidence", "e.jsonl"] }
    #expect(tool.status == .incomplete)
    #expect(tool.messages.contains("0123456789abcdef") && tool.messages.contains(id), "\(tool)")
  }

  @Test func `options of a look-up do not go with it`() async throws {
    let (tool, _) = try await Self.explained { [$0, "--evidence", "e.jsonl", "--product", "H"] }
    #expect(tool.status == .usage, "\(tool)")
  }
}
