import BordercheckCommands
import CommandLayer
import Findings
import Foundation
import Reports
import TestFiles
import Testing

@Suite struct WaiveCommandTests {
  /// `k` of package `K`, whose manifest is included, lacks German; so does the app's `a`.
  private static let files = [
    "bordercheck.json": """
    {
      "developmentRegion": "en", // the source
      "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
      "products": { "H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de"] } } },
      "include": ["K/bordercheck.json"],
    }

    """,
    "K/bordercheck.json": """
    { "developmentRegion": "en",
      "owners": { "K": { "resources": ["."], "languages": ["de"] } } }

    """,
    "K/Localizable.xcstrings": catalog("k"), "H/Localizable.xcstrings": catalog("a", "b*"),
  ]

  private static func catalog(_ keys: String...) -> String {
    let value = #"{ "stringUnit": { "state": "translated", "value": "V" } }"#
    let entries = (keys + ["done"]).map { key in
      let german = key == "done" ? #", "de": \#(value)"# : ""
      return #""\#(key)": { "extractionState": "manual", "localizations": { "en": \#(value)\#(german) } }"#
    }
    return #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(entries.joined(separator: ", ")) } }"#
  }

  private static func manifest(in folder: ScratchProject) -> String? {
    (try? folder.bytes("bordercheck.json")).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let words = ["--reason", "no text yet", "--approved-by", "maps team"]

  private static func id(_ rule: String, owner: String, key: String, product: String? = nil) -> String {
    Finding(
      rule: rule, severity: .error, product: product, owner: owner, table: "Localizable", key: key, language: "de",
      message: ""
    ).id
  }

  private static func missing(_ owner: String, _ key: String) -> String { id("lang.missing", owner: owner, key: key) }

  private static func waive(_ finding: String, _ more: [String], in folder: ScratchProject) async -> Tool {
    await Tool.run(["waive", finding] + words + more, in: folder.path)
  }

  @Test func `a finding of a check is accepted in the manifest, which keeps its other lines`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let id = Self.missing("H", "a")
      let tool = await Self.waive(id, ["--expires", "2999-12-31"], in: folder)
      #expect(tool.status == .clean, "\(tool)")
      #expect(tool.output.hasPrefix("bordercheck.json:7: accepts lang.missing \(id) until 2999-12-31\n"), "\(tool)")
      let manifest = Self.manifest(in: folder)
      let added = """
          "exceptions": [
            { "rule": "lang.missing", "owner": "H", "table": "Localizable", "key": "a", "language": "de",
              "reason": "no text yet", "approvedBy": "maps team", "expires": "2999-12-31" },
          ],
        }

        """
      #expect(manifest == (Self.files["bordercheck.json"] ?? "").dropLast(2) + added)
      let check = await Tool.run("check", in: folder.path)
      #expect(!check.output.contains("\"a\" has no German"), "\(check.output)")
      #expect(check.output.contains("no text yet (approved by maps team, until 2999-12-31)"), "\(check.output)")
    }
  }

  @Test func `an owner of an included manifest has its exceptions there`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Self.waive(String(Self.missing("K", "k").prefix(8)), ["--never"], in: folder)
      #expect(tool.status == .clean && tool.output.hasPrefix("K/bordercheck.json:4: "), "\(tool)")
      #expect(Self.manifest(in: folder) == Self.files["bordercheck.json"])
    }
  }

  @Test func `a dry run says the same and writes nothing`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Self.waive(Self.missing("H", "a"), ["--never", "--dry-run"], in: folder)
      #expect(tool.status == .clean && tool.output.contains("would accept") && tool.output.contains("\"never\""))
      #expect(Self.manifest(in: folder) == Self.files["bordercheck.json"])
    }
  }

  @Test func `what a run shows is looked up in its evidence, and can be pinned to the text`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let evidence = "evidence=\(folder.path)/e.jsonl"
      _ = await Tool.run("run", "--report", evidence, in: folder.path)
      let id = Self.id("raw-key-shown", owner: "H", key: "a", product: "H")
      let without = await Self.waive(id, ["--never"], in: folder)
      #expect(without.status == .incomplete && without.messages.contains("give --evidence FILE"), "\(without)")
      let tool = await Self.waive(id, ["--never", "--pin-value", "--evidence", "e.jsonl"], in: folder)
      #expect(tool.status == .clean && tool.output.contains("\"value\": \"a\""), "\(tool)")
      _ = await Tool.run("run", "--report", evidence, in: folder.path)
      let report = try EvidenceReader.read(try folder.bytes("e.jsonl"))
      #expect(report.findings.first { $0.id == id }?.exception == "no text yet")
      let twice = await Self.waive(id, ["--never", "--evidence", "e.jsonl"], in: folder)
      #expect(twice.status == .incomplete && twice.messages.contains("accepted already: no text yet"), "\(twice)")
    }
  }

  @Test func `evidence of another project is refused with everything that does not fit`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      _ = await Tool.run("run", "--report", "evidence=\(folder.path)/e.jsonl", in: folder.path)
      let renamed = (Self.files["bordercheck.json"] ?? "").replacing("\"H\":", with: "\"Shell\":")
      try folder.write(renamed, to: "bordercheck.json")
      let id = Self.id("raw-key-shown", owner: "H", key: "a", product: "H")
      let tool = await Self.waive(id, ["--never", "--evidence", "e.jsonl"], in: folder)
      #expect(tool.status == .incomplete && tool.output.isEmpty, "\(tool)")
      for words in [
        "raw-key-shown \(id) does not fit the project: ", "no product \"H\" (expected \"Shell\")",
        "no owner \"H\" (", "expected evidence of this project",
      ] { #expect(tool.messages.contains(words), "\(tool.messages)") }
      #expect(Self.manifest(in: folder) == renamed)
    }
  }

  @Test func `evidence whose cells are of products that the project lacks is refused as well`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      _ = await Tool.run("run", "--report", "evidence=\(folder.path)/e.jsonl", in: folder.path)
      let evidence = String(decoding: try folder.bytes("e.jsonl"), as: UTF8.self)
      let renamed = evidence.replacing(#/(every-language\/[^\/"]+\/\d)\/H"/#) { "\($0.output.1)/Phone\"" }
      var digest = Fingerprint()
      for cell in Set(renamed.matches(of: #/every-language\/[^"]+/#).map { String($0.output) }).sorted() {
        digest.add(cell + "\n")
      }
      let other = renamed.replacing(#/"matrix":"[0-9a-f]+"/#, with: "\"matrix\":\"\(digest.hexadecimal)\"")
      try folder.write(other, to: "other.jsonl")
      let id = Self.id("raw-key-shown", owner: "H", key: "a", product: "H")
      let tool = await Self.waive(id, ["--never", "--evidence", "other.jsonl"], in: folder)
      #expect(tool.status == .incomplete && tool.messages.contains("the manifest has no product \"Phone\""), "\(tool)")
    }
  }

  @Test func `what cannot be accepted is refused, and nothing is written`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let starred = await Self.waive(Self.missing("H", "b*"), ["--never"], in: folder)
      #expect(starred.messages.contains("a key with *"), "\(starred)")
      let unknown = await Self.waive("0123456789abcdef", ["--never"], in: folder)
      #expect(unknown.messages.contains("no finding 0123456789abcdef"), "\(unknown)")
      #expect([starred, unknown].allSatisfy { $0.status == .incomplete })
      #expect(Self.manifest(in: folder) == Self.files["bordercheck.json"])
    }
  }

  @Test func `an exception that has ended is not doubled`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let id = Self.missing("H", "a")
      _ = await Self.waive(id, ["--expires", "2026-08-31", "--today", "2026-08-01"], in: folder)
      let before = try folder.bytes("bordercheck.json")
      let tool = await Self.waive(id, ["--never", "--today", "2026-09-01"], in: folder)
      #expect(tool.status == .incomplete && tool.messages.contains("until 2026-08-31"), "\(tool)")
      #expect(tool.messages.contains("bordercheck.json:7"), "\(tool)")
      #expect(try folder.bytes("bordercheck.json") == before)
    }
  }

  @Test(arguments: [
    (["0123456789abcdef", "--reason", "…", "--approved-by", "a", "--never"], "'--reason' says nothing"),
    (["0123456789abcdef", "--reason", "r", "--approved-by", " ", "--never"], "'--approved-by' says nothing"),
    (["0123456789abcdef", "--reason", "r", "--approved-by", "a"], "expected one of --expires"),
    (
      ["0123456789abcdef", "--reason", "r", "--approved-by", "a", "--never", "--expires", "2999-01-01"],
      "expected one of --expires"
    ),
    (["0123456789abcdef", "--reason", "r", "--approved-by", "a", "--expires", "2020-01-01"], "is over"),
    (["0123456789abcdef", "--reason", "r", "--approved-by", "a", "--expires", "2027-02-30"], "a day of the calendar"),
    (["01234", "--reason", "r", "--approved-by", "a", "--never"], "the first six or more"),
    (["0123456789abcdez", "--reason", "r", "--approved-by", "a", "--never"], "hexadecimal"),
  ]) func `a wrong command line is status 64`(words: [String], problem: String) async throws {
    let tool = await Tool.run(["waive"] + words)
    #expect(tool.status == .usage && tool.messages.contains(problem), "\(tool)")
  }
}
