import BordercheckCommands
import CommandLayer
import TestFiles
import Testing

@Suite struct BaselineCommandTests {
  /// `k` lacks a German text where it must have one.
  private static func files(german: Bool) -> [String: String] {
    let value = #"{ "stringUnit": { "state": "translated", "value": "K" } }"#
    let other = german ? #", "de": \#(value)"# : ""
    return [
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "K": { "resources": ["K"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de"] } } } }
      """,
      "K/Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "k": { "extractionState": "manual", "localizations": { "en": \(value)\(other) } },
        "l": { "extractionState": "manual", "localizations": { "en": \(value), "de": \(value) } } } }
      """,
    ]
  }

  @Test func `what the baseline lists does not count under pr, and counts under release`() async throws {
    try await ScratchProject.with(Self.files(german: false)) { folder in
      #expect(await Tool.run("run", in: folder.path).status == .findings)
      let report = "evidence=\(folder.path)/e.jsonl"
      _ = await Tool.run("run", "--report", report, in: folder.path)
      let written = await Tool.run("baseline", "--evidence", "e.jsonl", in: folder.path)
      #expect(written.status == .clean, "\(written)")
      #expect(await Tool.run("run", "--profile", "pr", in: folder.path).status == .clean)
      #expect(await Tool.run("run", in: folder.path).status == .findings)
    }
  }

  @Test func `writing it twice gives the same bytes, and a stale entry is told`() async throws {
    try await ScratchProject.with(Self.files(german: false)) { folder in
      _ = await Tool.run("run", "--report", "evidence=\(folder.path)/e.jsonl", in: folder.path)
      _ = await Tool.run("baseline", "--evidence", "e.jsonl", in: folder.path)
      let first = try folder.bytes("bordercheck.baseline.json")
      _ = await Tool.run("baseline", "--evidence", "e.jsonl", in: folder.path)
      #expect(try folder.bytes("bordercheck.baseline.json") == first)
      try folder.write(Self.files(german: true)["K/Localizable.xcstrings"] ?? "", to: "K/Localizable.xcstrings")
      let fixed = await Tool.run("run", "--profile", "pr", in: folder.path)
      #expect(fixed.output.contains("baseline-stale"), "\(fixed.output)")
    }
  }

  @Test func `what the baseline or an exception says of a rule that a profile turns off is not stale`() async throws {
    var files = Self.files(german: false)
    files["bordercheck.json"]?.replace(
      "\"owners\"",
      with: """
        "exceptions": [{ "rule": "raw-key-shown", "key": "l", "reason": "r", "approvedBy": "a", "expires": "never" }],
        "profiles": { "quiet": { "rules": { "raw-key-shown": "off", "unexpected-fallback": "off" } } }, "owners"
        """)
    try await ScratchProject.with(files) { folder in
      let whole = await Tool.run("run", "--report", "evidence=\(folder.path)/e.jsonl", in: folder.path)
      #expect(whole.output.contains("exception-unused"), "\(whole)")
      _ = await Tool.run("baseline", "--evidence", "e.jsonl", in: folder.path)
      let quiet = await Tool.run("run", "--profile", "quiet", in: folder.path)
      #expect(quiet.status != .incomplete, "\(quiet)")
      #expect(!quiet.output.contains("raw-key-shown"), "\(quiet)")
      #expect(!quiet.output.contains("baseline-stale") && !quiet.output.contains("exception-unused"), "\(quiet)")
    }
  }

  @Test func `a check says of a rule of runs who finds it`() async throws {
    try await ScratchProject.with(Self.files(german: true)) { folder in
      let tool = await Tool.run("check", "--rule", "raw-key-shown", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(tool.messages.contains("'bordercheck run' and 'bordercheck inspect' find it"), "\(tool)")
    }
  }

  @Test func `a damaged baseline is status 2, with its place`() async throws {
    var files = Self.files(german: true)
    files["bordercheck.baseline.json"] = #"{"formatVersion": "2.0", "findings": []}"#
    try await ScratchProject.with(files) { folder in
      for command in ["run", "check"] {
        let tool = await Tool.run(command, in: folder.path)
        #expect(tool.status == .incomplete)
        #expect(tool.messages.contains("bordercheck.baseline.json:1:19: error: "), "\(tool)")
      }
    }
  }
}
