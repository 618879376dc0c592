import Findings
import Foundation
import Ownership
import ProjectCheck
import Reports
import TestFiles
import Testing

/// What is kept of catalogs makes a check faster and changes none of its findings.
@Suite struct TableCacheTests {
  /// The app's table lacks German in one key, and waits for a review in another.
  private static let files = [
    "bordercheck.json": """
    { "developmentRegion": "en",
      "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
      "products": { "H": { "kind": "app", "sources": ["Code"] } } }
    """,
    "H/Localizable.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "a.title": { "extractionState": "manual", "comment": "Above the list", "localizations": {
        "de": { "stringUnit": { "state": "needs_review", "value": "Titel" } },
        "en": { "stringUnit": { "state": "translated", "value": "Title" } } } },
      "a.rows": { "extractionState": "manual", "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "%lld rows" } } } } } }
    """,
    "Code/One.swift": """
    import Foundation
    let one = String(localized: "a.title", defaultValue: "Another title")
    let two = String(localized: "a.rows")
    """,
  ]

  private static func report(_ project: ScratchProject, isCached: Bool, profile: String? = nil) async throws -> Report {
    var request = CheckRequest(project: project.folder, jobs: 2)
    request.cache = isCached ? project.folder + "/cache" : nil
    request.profile = profile
    return try await ProjectCheck(request).report()
  }

  @Test func `a kept catalog gives the findings of a read one, those about its texts too`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let plain = try await Self.report(project, isCached: false)
      for rule in ["lang.missing", "state.needs_review", "owner.unreviewed", "call.default-value-drift"] {
        #expect(plain.findings.contains { $0.rule == rule }, "\(rule)")
      }
      #expect(try await Self.report(project, isCached: true) == plain)
      #expect(FileManager.default.fileExists(atPath: project.folder + "/cache/tables"))
      #expect(try await Self.report(project, isCached: true) == plain)
    }
  }

  @Test func `a changed catalog is read again even when its size and time are as before`() async throws {
    try await ScratchProject.with(Self.files) { project in
      _ = try await Self.report(project, isCached: true)
      let file = project.folder + "/H/Localizable.xcstrings"
      let time = try #require(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try project.write(text.replacing("\"needs_review\"", with: "\"translated\"  "), to: "H/Localizable.xcstrings")
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
      let again = try await Self.report(project, isCached: true)
      #expect(!again.findings.contains { $0.rule == "state.needs_review" })
      #expect(again == (try await Self.report(project, isCached: false)))
    }
  }

  @Test(arguments: [
    ("\"languages\": [\"de\"]", "\"languages\": [\"de\", \"fr\"]"),
    ("\"languages\": [\"de\"]", "\"optionalLanguages\": [\"de\"]"),
    ("\"languages\": [\"de\"]", "\"languages\": [\"de\"], \"external\": true"),
    ("\"developmentRegion\": \"en\"", "\"developmentRegion\": \"de\""),
    ("\"developmentRegion\": \"en\"", "\"developmentRegion\": \"en\", \"rules\": { \"lang.missing\": \"off\" }"),
    ("\"developmentRegion\": \"en\"", "\"developmentRegion\": \"en\", \"rules\": { \"lang.missing\": \"note\" }"),
  ]) func `another manifest is heeded`(_ old: String, _ new: String) async throws {
    try await ScratchProject.with(Self.files) { project in
      let before = try await Self.report(project, isCached: true)
      let manifest = try #require(Self.files["bordercheck.json"])
      try project.write(manifest.replacing(old, with: new), to: "bordercheck.json")
      let after = try await Self.report(project, isCached: true)
      #expect(after != before)
      #expect(after == (try await Self.report(project, isCached: false)))
    }
  }

  @Test func `a damaged cache is as none`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let plain = try await Self.report(project, isCached: true)
      let cache = URL(filePath: project.folder + "/cache/tables")
      let whole = try Data(contentsOf: cache)
      for step in stride(from: 0, to: whole.count, by: 59) {
        var damaged = whole
        damaged[step] ^= 0x5A
        try damaged.write(to: cache)
        #expect(try await Self.report(project, isCached: true) == plain)
        try whole.prefix(step).write(to: cache)
        #expect(try await Self.report(project, isCached: true) == plain)
      }
    }
  }

  @Test(arguments: StaticRuleExampleTests.all) func `every example says the same from a cache`(
    _ case: StaticRuleExampleTests.Example
  ) async throws {
    try await ScratchProject.with(`case`.example.files) { project in
      let first = try await Self.report(project, isCached: true)
      #expect(try await Self.report(project, isCached: true) == first)
      try? FileManager.default.removeItem(atPath: project.folder + "/cache")
      #expect(try await Self.report(project, isCached: false) == first)
    }
  }
}
