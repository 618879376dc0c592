import BordercheckCommands
import CommandLayer
import TestFiles
import Testing

/// `check --base` with the folder of an earlier revision.
@Suite struct BaseProjectTests {
  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{ "stringUnit": { "state": "\#(state)", "value": "\#(value)" } }"#
  }

  /// A project with the title in English and German, and further keys that lack German.
  private static func project(_ english: String, _ german: String, more: [String] = []) -> [String: String] {
    let others = more.map { #", "\#($0)": { "extractionState": "manual", "localizations": { "en": \#(unit($0)) } }"# }
    return [
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "K": { "resources": ["K"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de"] } } } }
      """,
      "K/Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "trip.title": { "extractionState": "manual",
        "localizations": { "en": \(unit(english)), "de": \(unit(german)) } }\(others.joined()) } }
      """,
    ]
  }

  private static func both(now: [String: String], before: [String: String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: now.map { ("now/\($0.key)", $0.value) } + before.map { ("old/\($0.key)", $0.value) })
  }

  @Test func `a translation of a changed text is told with both texts, in the new project's file`() async throws {
    let files = Self.both(now: Self.project("Plan", "Reise"), before: Self.project("Trip", "Reise"))
    try await ScratchProject.with(files) { folder in
      let alone = await Tool.run("check", "now", in: folder.path)
      #expect(alone.status == .clean && !alone.output.contains("source.changed-translation-kept"), "\(alone)")
      for base in ["old", "old/bordercheck.json"] {
        let tool = await Tool.run("check", "now", "--base", base, "--fail-on", "warning", in: folder.path)
        #expect(tool.status == .findings, "\(tool)")
        #expect(tool.output.contains("source.changed-translation-kept"), "\(tool)")
        #expect(tool.output.contains(#""trip.title" reads "Plan" in en and read "Trip" at the base"#), "\(tool)")
        #expect(tool.output.contains("K/Localizable.xcstrings:2:"), "\(tool)")
        #expect(tool.output.contains("--owner K --base \(base)\n"), "\(tool)")
      }
    }
  }

  @Test func `what a check of the base finds does not count under pr`() async throws {
    let old = Self.project("Trip", "Reise", more: ["trip.a"])
    let files = Self.both(now: old, before: old)
    try await ScratchProject.with(files) { folder in
      #expect(await Tool.run("check", "now", "--fail-on", "note", in: folder.path).status == .findings)
      let known = await Tool.run(
        "check", "now", "--profile", "pr", "--fail-on", "note", "--base", "old", in: folder.path)
      #expect(known.status == .clean, "\(known)")
      try folder.write(
        Self.project("Trip", "Reise", more: ["trip.a", "trip.b"])["K/Localizable.xcstrings"] ?? "",
        to: "now/K/Localizable.xcstrings")
      let new = await Tool.run("check", "now", "--profile", "pr", "--fail-on", "note", "--base", "old", in: folder.path)
      #expect(new.status == .findings && new.output.contains("trip.b"), "\(new)")
    }
  }

  @Test func `what is wrong in the base is named with its path, and evidence is read as before`() async throws {
    let project = Self.project("Trip", "Reise")
    try await ScratchProject.with(Self.both(now: project, before: ["bordercheck.json": "{ }"])) { folder in
      let damaged = await Tool.run("check", "now", "--base", "old", in: folder.path)
      #expect(damaged.status == .incomplete)
      #expect(damaged.messages.contains("old/bordercheck.json:1:1: error: "), "\(damaged)")
      let gone = await Tool.run("check", "now", "--base", "gone", in: folder.path)
      #expect(gone.status == .incomplete && gone.messages.contains("gone"), "\(gone)")
      _ = await Tool.run("check", "now", "--report", "evidence=\(folder.path)/e.jsonl", in: folder.path)
      #expect(await Tool.run("check", "now", "--base", "e.jsonl", in: folder.path).status == .clean)
    }
  }
}
