import BordercheckCommands
import CommandLayer
import TestFiles
import Testing

/// `baseline --prune`, and what else profile `pr` knows.
@Suite struct BaselinePruneTests {
  /// Which of the keys `k` and `l` have German, which both must have.
  private static func files(german: Set<String>) -> [String: String] {
    let value = #"{ "stringUnit": { "state": "translated", "value": "V" } }"#
    let entries = ["done", "k", "l"].map { key in
      let other = german.contains(key) || key == "done" ? #", "de": \#(value)"# : ""
      return #""\#(key)": { "extractionState": "manual", "localizations": { "en": \#(value)\#(other) } }"#
    }
    return [
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
        "products": { "H": { "kind": "app" } } }
      """,
      "H/Localizable.xcstrings":
        #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(entries.joined(separator: ", ")) } }"#,
    ]
  }

  private static func rules(in folder: ScratchProject) throws -> [String] {
    String(decoding: try folder.bytes("bordercheck.baseline.json"), as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("\"rule\"") }.map { line in
        let words = line.split(separator: "\"").map(String.init)
        let key = words.firstIndex(of: "key").map { words[$0 + 2] } ?? ""
        return "\(words[words.firstIndex(of: "rule").map { $0 + 2 } ?? 0]) \(key)"
      }
  }

  private static func run(in folder: ScratchProject, _ more: String...) async {
    _ = await Tool.run(["run", "--report", "evidence=\(folder.path)/e.jsonl"] + more, in: folder.path)
  }

  @Test func `what is gone is taken out, and nothing is added`() async throws {
    try await ScratchProject.with(Self.files(german: ["l"])) { folder in
      _ = await Tool.run("baseline", in: folder.path)
      #expect(try Self.rules(in: folder).contains("lang.missing k"))
      try folder.write(Self.files(german: ["k"])["H/Localizable.xcstrings"] ?? "", to: "H/Localizable.xcstrings")
      let stale = await Tool.run("check", "--profile", "pr", in: folder.path)
      #expect(stale.output.contains("bordercheck baseline --prune"), "\(stale.output)")
      let pruned = await Tool.run("baseline", "--prune", in: folder.path)
      #expect(pruned.status == .clean && pruned.output.contains("no longer found"), "\(pruned)")
      #expect(try Self.rules(in: folder).allSatisfy { !$0.hasSuffix(" k") && !$0.hasSuffix(" l") })
      let before = try folder.bytes("bordercheck.baseline.json")
      let again = await Tool.run("baseline", "--prune", in: folder.path)
      #expect(again.output.contains("none taken out"), "\(again)")
      #expect(try folder.bytes("bordercheck.baseline.json") == before)
      #expect(await !Tool.run("check", "--profile", "pr", in: folder.path).output.contains("baseline-stale"))
    }
  }

  @Test func `of what a run finds, only the evidence of a whole run says that it is gone`() async throws {
    try await ScratchProject.with(Self.files(german: ["k"])) { folder in
      await Self.run(in: folder)
      _ = await Tool.run("baseline", "--evidence", "e.jsonl", in: folder.path)
      #expect(try Self.rules(in: folder).contains("raw-key-shown l"))
      try folder.write(
        Self.files(german: ["k", "l"])["H/Localizable.xcstrings"] ?? "", to: "H/Localizable.xcstrings")
      let without = await Tool.run("baseline", "--prune", in: folder.path)
      #expect(without.messages.contains("--evidence FILE"), "\(without)")
      #expect(try Self.rules(in: folder).contains("raw-key-shown l"))
      await Self.run(in: folder, "--languages", "en")
      _ = await Tool.run("baseline", "--prune", "--evidence", "e.jsonl", in: folder.path)
      #expect(try Self.rules(in: folder).contains("raw-key-shown l"))
      await Self.run(in: folder)
      _ = await Tool.run("baseline", "--prune", "--evidence", "e.jsonl", in: folder.path)
      #expect(try !Self.rules(in: folder).contains("raw-key-shown l"))
    }
  }

  @Test func `without a baseline there is nothing to prune`() async throws {
    try await ScratchProject.with(Self.files(german: [])) { folder in
      let tool = await Tool.run("baseline", "--prune", in: folder.path)
      #expect(tool.status == .incomplete && tool.messages.contains("no bordercheck.baseline.json"), "\(tool)")
      #expect(!folder.files.contains("bordercheck.baseline.json"))
    }
  }

  @Test func `a translation gap is a note under pr, and an error under release`() async throws {
    try await ScratchProject.with(Self.files(german: ["k"])) { folder in
      let release = await Tool.run("check", in: folder.path)
      #expect(release.status == .findings && release.output.contains("error lang.missing"), "\(release)")
      let request = await Tool.run("check", "--profile", "pr", in: folder.path)
      #expect(request.status == .clean && request.output.contains("note lang.missing"), "\(request)")
    }
  }
}
