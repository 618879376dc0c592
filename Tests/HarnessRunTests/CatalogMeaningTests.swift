import Findings
import Foundation
import HarnessRun
import HostEvidence
import Reports
import TestFiles
import Testing

/// What a catalog says beside its values: texts that stay as they are, texts that the code passes, keys that are text.
@Suite struct CatalogMeaningTests {
  /// App `A` with one catalog, read in English and German.
  private static func report(
    _ entries: String, languages: String = "\"de\"", path: String = "A/Localizable.xcstrings", info: String = "",
    more: String = ""
  ) async throws -> Report {
    let files = [
      "bordercheck.json": """
      {
        "developmentRegion": "en",
        "owners": { "A": { "resources": ["A"], "languages": [\(languages)] } },
        "products": { "A": { "kind": "app", "info": { "CFBundleLocalizations": ["en", "de"], \(info) } } },
        \(more)
      }
      """,
      path: "{ \"sourceLanguage\": \"en\", \"strings\": { \(entries) }, \"version\": \"1.0\" }",
      "Matrix/both.json": """
      {"languages": ["en", "de"], "steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]}
      """,
    ]
    return try await ScratchProject.with(files) { try await $0.run() }
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    "{ \"stringUnit\": { \"state\": \"\(state)\", \"value\": \"\(value)\" } }"
  }

  private static let translated = """
    "k.title": { "extractionState": "manual",
      "localizations": { "de": \(unit("K-de")), "en": \(unit("K-en")) } }
    """

  private static func shown(_ report: Report) -> [String] {
    report.findings.map { "\($0.severity) \($0.rule) \($0.key ?? "-") \($0.language ?? "-")" }
  }

  @Test func `a sentence that must not be translated is right as it is, in every language`() async throws {
    let report = try await Self.report(
      """
      "Trips for everyone": { "shouldTranslate": false },
      "Rail & Road": { "shouldTranslate": false, "localizations": { "en": \(Self.unit("Rail & Road")) } },
      "Made in Lisbon": { "shouldTranslate": false,
        "localizations": { "de": \(Self.unit("Made in Lisbon")), "en": \(Self.unit("Made in Lisbon")) } },
      \(Self.translated)
      """)
    #expect(Self.shown(report) == [])
    #expect(report.observations.count == 8)
  }

  @Test func `an identifier that must not be translated is still shown raw where no table has it`() async throws {
    let report = try await Self.report("\"app.name\": { \"shouldTranslate\": false }, \(Self.translated)")
    #expect(
      Self.shown(report) == ["error raw-key-shown app.name de", "error raw-key-shown app.name en"])
  }

  @Test func `keys without a letter are text, and their absence in another language is a note`() async throws {
    let keys = ["%@, %@", "#%@", "%lld", "%1$@/%2$@", "1.0", "12:30"]
    let report = try await Self.report((keys.map { "\"\($0)\": {}" } + [Self.translated]).joined(separator: ","))
    #expect(Set(report.findings.map(\.severity)) == [.note])
    #expect(Set(report.findings.map(\.rule)) == ["raw-key-shown"])
    #expect(Set(report.findings.compactMap(\.key)) == Set(keys))
    #expect(Set(report.findings.map(\.language)) == ["de"])
  }

  @Test func `a value without a letter may equal the source in every language`() async throws {
    let same = "\"localizations\": { \"de\": \(Self.unit("%lld %%")), \"en\": \(Self.unit("%lld %%")) }"
    let report = try await Self.report("\"share %lld\": { \(same) }, \(Self.translated)")
    #expect(Self.shown(report) == [])
  }

  @Test func `a plural of numbers alone may equal the source in every language`() async throws {
    let forms = #"{ "variations": { "plural": { "one": \#(Self.unit("%lld:1")), "other": \#(Self.unit("%lld:2")) } } }"#
    let report = try await Self.report(
      "\"score %lld\": { \"localizations\": { \"de\": \(forms), \"en\": \(forms) } }, \(Self.translated)")
    #expect(Self.shown(report) == [])
  }

  @Test(arguments: [
    ("help.url", "https://example.com/help?from=app", nil), ("help.mail", "help@example.com", nil),
    ("help.domain", "example.com/help", nil), ("https://example.com", "https://example.com", nil),
    ("source", "GitHub", "note"), ("format", "PDF", "note"), ("about.name", "A", "note"),
    ("Apple Watch", "Apple Watch", "note"), ("Spotify", "Spotify", "note"), ("trip.title", "Trip", "error"),
    ("k.own", "k.own", "error"), ("Delete this trip?", "Delete this trip?", "error"),
    ("help.text", "See https://example.com/help", "error"),
  ])
  func `what reads the same in every language is an error only where it could read otherwise`(
    _ key: String, _ text: String, _ severity: String?
  ) async throws {
    let same = "\"localizations\": { \"de\": \(Self.unit(text)), \"en\": \(Self.unit(text)) }"
    let report = try await Self.report("\"\(key)\": { \(same) }, \(Self.translated)")
    #expect(
      report.findings.map { "\($0.severity) \($0.rule) \($0.key ?? "-")" }
        == (severity.map { ["\($0) not-exercised \(key)"] } ?? []))
  }

  @Test func `the empty key is observed, and nothing is found about it`() async throws {
    let report = try await Self.report("\"\": {}, \(Self.translated)")
    #expect(Self.shown(report) == [])
    #expect(report.observations.count { $0.key.isEmpty } == 2)
  }

  // MARK: - Texts that the code passes

  private static let extracted = """
    "trip.title": { "extractionState": "extracted_with_value", "localizations": { "en": \(unit("Trip", "new")) } },
    "trip.to": { "extractionState": "extracted_with_value",
      "localizations": { "en": \(unit("To %@", "new")), "de": \(unit("Nach %@")) } }
    """

  @Test func `a text that was extracted with its value is the call's default`() async throws {
    let report = try await Self.report("\(Self.extracted), \(Self.translated)")
    #expect(Self.shown(report) == ["error key-absent trip.title de"])
    let english = report.observations.filter { $0.cell.hasPrefix("both/en/") && $0.key.hasPrefix("trip.") }
    #expect(english.map(\.value) == ["Trip", "To A"])
    #expect(english.map(\.outcome) == [.default, .default])
  }

  @Test func `a source language whose texts all come from the code needs no table`() async throws {
    let report = try await Self.report(Self.extracted, languages: "")
    #expect(Self.shown(report) == [])
  }

  @Test func `what the manifest gives as default stands before the catalog's`() async throws {
    let report = try await Self.report(
      "\(Self.extracted), \(Self.translated)",
      more: """
        "messages": [{ "owner": "A", "key": "trip.title", "in": [{ "product": "A", "default": "Journey" }] }]
        """)
    #expect(Set(report.observations.map(\.value)) == ["Journey"])
  }

  @Test func `a storyboard has the text that its catalog's comment shows`() async throws {
    let report = try await Self.report(
      #"""
      "x3v-GG-iWU.title": { "comment": "Class = \"NSMenuItem\"; title = \"Copy \\\"as\\\" is\"; ObjectID = \"x3v-GG-iWU\";" },
      "hX1-aB-c2d.headerCell.title": { "extractionState": "manual",
        "comment": "Class = \"NSTableColumn\"; headerCell.title = \"Name\"; ObjectID = \"hX1-aB-c2d\";" },
      "other.title": { "comment": "Class = \"NSMenuItem\"; title = \"Else\"; ObjectID = \"x3v-GG-iWU\";" }
      """#, path: "A/mul.lproj/Main.xcstrings")
    let english = report.observations.filter { $0.cell.hasPrefix("both/en/") }
    #expect(english.map(\.value) == ["Name", "other.title", "Copy \"as\" is"])
    #expect(report.findings.filter { $0.language == "en" }.map(\.key) == [nil])
  }

  @Test func `an Info plist's own text stands before what its catalog was made from`() async throws {
    let report = try await Self.report(
      """
      "CFBundleName": { "extractionState": "extracted_with_value", "localizations": { "en": \(Self.unit("Old", "new")) } }
      """, path: "A/InfoPlist.xcstrings", info: "\"CFBundleName\": \"New\"",
      more: """
        "messages": [{ "owner": "A", "table": "InfoPlist", "key": "CFBundleName" }]
        """)
    #expect(Set(report.observations.compactMap(\.value)) == ["New"])
  }

  // MARK: - Keys that are text

  @Test func `a catalog without any value is English in its keys, which a reader of English may read`() async throws {
    let report = try await Self.report("\"Save\": {}, \"Delete this trip?\": {}", languages: "")
    let finding = try #require(report.findings.first { $0.language == "en" })
    #expect(Set(report.findings.map(\.rule)) == ["source-language-has-no-table"])
    #expect(Set(report.findings.map(\.severity)) == [.note])
    #expect(finding.message.hasSuffix("no key of table Localizable has an explicit value in en, so keys are shown"))
  }

  @Test func `a key that is the source text is right for its readers, and not for those of another language`()
    async throws
  {
    let german = "\"localizations\": { \"de\": \(Self.unit("Abbrechen")) }"
    let report = try await Self.report("\"Cancel\": { \(german) }, \"OK\": {}, \(Self.translated)")
    #expect(Self.shown(report) == ["error raw-key-shown OK de"])
    let literal = try await Self.report(
      Self.translated, more: #""messages": [{ "owner": "A", "key": "Not in the catalog" }]"#)
    #expect(
      Self.shown(literal) == [
        "error raw-key-shown Not in the catalog de", "note raw-key-shown Not in the catalog en",
      ])
  }

  @Test func `identifiers in a catalog without any value are shown raw`() async throws {
    let report = try await Self.report("\"trip.title\": {}", languages: "")
    #expect(Set(report.findings.map(\.rule)) == ["source-language-has-no-table"])
    #expect(Set(report.findings.map(\.severity)) == [.error])
  }

  @Test func `readers of a language that the owner must have do not get keys for free`() async throws {
    let report = try await Self.report("\"Save\": {}", languages: "\"de\"")
    let german = report.findings.filter { $0.language == "de" }
    #expect(german.map(\.rule) == ["table-absent"])
    #expect(german.map(\.severity) == [.error])
  }

  @Test func `a substitution that one language lacks is named with the language`() async throws {
    let forms = """
      "substitutions": { "days": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
        "one": \(Self.unit("%arg day")), "other": \(Self.unit("%arg days")) } } } }
      """
    let text = #"{ "state": "translated", "value": "%#@days@ free" }"#
    let report = try await Self.report(
      """
      "free %lld": { "localizations": { "en": { "stringUnit": \(text), \(forms) }, "de": \(Self.unit("%#@days@ frei")) } }
      """)
    let finding = try #require(report.findings.first { $0.rule == "placeholder-shown" })
    #expect(
      finding.remedy.hasPrefix(#"add the substitution "days" with its plural forms to the value of "free %lld" for de"#)
    )
  }
}
