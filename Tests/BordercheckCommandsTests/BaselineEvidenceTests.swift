import BordercheckCommands
import CommandLayer
import TestFiles
import Testing

/// Which evidence a baseline takes, and what it says of the one before.
@Suite struct BaselineEvidenceTests {
  /// `l` lacks the German text that it must have.
  private static let files: [String: String] = {
    let value = #"{ "stringUnit": { "state": "translated", "value": "V" } }"#
    return [
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
        "products": { "H": { "kind": "app" } } }
      """,
      "H/Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "k": { "extractionState": "manual", "localizations": { "en": \(value), "de": \(value) } },
        "l": { "extractionState": "manual", "localizations": { "en": \(value) } } } }
      """,
    ]
  }()

  private static func run(_ name: String, _ more: String..., in folder: ScratchProject) async {
    _ = await Tool.run(["run", "--report", "evidence=\(folder.path)/\(name)"] + more, in: folder.path)
  }

  private static func baseline(_ names: String..., in folder: ScratchProject) async -> Tool {
    await Tool.run(["baseline"] + names.flatMap { ["--evidence", $0] }, in: folder.path)
  }

  private static let file = "bordercheck.baseline.json"

  @Test(arguments: [["run"], ["check"]]) func `evidence of another project is refused`(command: [String]) async throws {
    try await ScratchProject.with(Self.files) { folder in
      _ = await Tool.run(command + ["--report", "evidence=\(folder.path)/e.jsonl"], in: folder.path)
      let renamed = (Self.files["bordercheck.json"] ?? "").replacing("\"H\":", with: "\"Shell\":")
      try folder.write(renamed, to: "bordercheck.json")
      for more in [[], ["--prune"]] {
        let tool = await Tool.run(["baseline", "--evidence", "e.jsonl"] + more, in: folder.path)
        #expect(tool.status == .incomplete && tool.output.isEmpty, "\(tool)")
        #expect(tool.messages.contains("error: e.jsonl does not fit the project: the manifest has no "), "\(tool)")
        #expect(tool.messages.contains("no owner \"H\" ("), "\(tool)")
      }
      #expect(!folder.files.contains(Self.file))
    }
  }

  @Test func `a part is refused, and all parts together are taken`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      await Self.run("1.jsonl", "--shard", "1/2", in: folder)
      await Self.run("2.jsonl", "--shard", "2/2", in: folder)
      await Self.run("k.jsonl", "--message", "k", in: folder)
      for (name, words) in [("1.jsonl", "is part 1/2 of a run"), ("k.jsonl", "is of a part, --message k")] {
        let tool = await Self.baseline(name, in: folder)
        #expect(tool.status == .incomplete && tool.messages.contains("error: \(name) \(words)"), "\(tool)")
      }
      #expect(!folder.files.contains(Self.file))
      let both = await Self.baseline("1.jsonl", "2.jsonl", in: folder)
      #expect(both.status == .clean, "\(both)")
      let text = String(decoding: try folder.bytes(Self.file), as: UTF8.self)
      #expect(text.contains("raw-key-shown"))
    }
  }

  @Test func `how many findings went and came is said, and which may still be found`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      await Self.run("e.jsonl", in: folder)
      let first = await Self.baseline("e.jsonl", in: folder)
      #expect(!first.output.contains("gone") && first.messages.isEmpty, "\(first)")
      let same = await Self.baseline("e.jsonl", in: folder)
      #expect(same.output.contains(", none is gone, none is new; ") && same.messages.isEmpty, "\(same)")
      let text = String(decoding: try folder.bytes(Self.file), as: UTF8.self)
      // The missing translation is what a check finds as well.
      let ofRuns = text.split(separator: "\n").count { $0.contains("\"rule\"") && !$0.contains("lang.missing") }
      try #require(ofRuns > 1)
      let without = await Self.baseline(in: folder)
      #expect(without.output.contains(", \(ofRuns) are gone, none is new; "), "\(without)")
      #expect(without.messages.contains("\(ofRuns) of those gone are of rules that were not tried"), "\(without)")
      let again = await Self.baseline("e.jsonl", in: folder)
      #expect(again.output.contains(", none is gone, \(ofRuns) are new; "), "\(again)")
    }
  }
}
