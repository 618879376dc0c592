import Findings
import ProjectCheck
import Reports
import TestFiles
import Testing

#if canImport(SwiftParser)
  /// What may be meant as it is weighs less than what is a mistake for sure.
  @Suite struct DoubtfulTextTests {
    private static func severities(_ rule: String, code: String, more: [String: String] = [:]) async throws
      -> [String: Severity]
    {
      let files = [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "App": { "resources": ["App"], "languages": ["de", "fr"], "sources": ["App"] } },
          "products": { "App": { "kind": "app" } } }
        """,
        "App/App.swift": "import SwiftUI\n" + code,
        "App/en.lproj/Localizable.strings": #""app.title" = "Title"; "app.end" = "End"; "Save all" = "Save all";"#,
        "App/de.lproj/Localizable.strings": #""app.title" = "Titel"; "app.end" = "Ende"; "Save all" = "Alles";"#,
        "App/fr.lproj/Localizable.strings": #""app.title" = "Titre"; "app.end" = "Fin"; "Save all" = "Tout";"#,
      ].merging(more) { $1 }
      return try await ScratchProject.with(files) { project in
        let report = try await ProjectCheck(CheckRequest(project: project.folder, jobs: 1)).report()
        let found = report.findings.filter { $0.rule == rule }
        return Dictionary(found.map { ($0.key ?? $0.language ?? "", $0.severity) }) { first, _ in first }
      }
    }

    @Test func `a single word in a view may be a name, a dotted one is a key`() async throws {
      let code = #"let views = (Text("iOS"), Text("mg/dL"), Text("app.lost"), Text("app.title"), Text("app.end"))"#
      #expect(
        try await Self.severities("call.key-missing", code: code)
          == ["iOS": .warning, "mg/dL": .warning, "app.lost": .error])
    }

    @Test func `who names a bundle or a table means a key`() async throws {
      let code = #"""
        let views = (
          Text("Svae", bundle: .main), Text("Opne", tableName: "Localizable"), Text("Lost words", bundle: .main))
        """#
      #expect(
        try await Self.severities("call.key-missing", code: code)
          == ["Svae": .error, "Opne": .error, "Lost words": .error])
    }

    @Test func `the value that a labelled content shows is no default text`() async throws {
      let code = #"let view = LabeledContent("app.title", value: "5")"#
      #expect(try await Self.severities("call.default-value-drift", code: code) == [:])
    }

    @Test(arguments: ["#if false", "#if DEBUG", "#if false && os(iOS)"])
    func `code that no release compiles asks for nothing`(condition: String) async throws {
      let code = "\(condition)\nlet lost = Text(\"app.lost\")\n#else\nlet title = Text(\"app.gone\")\n#endif"
      #expect(try await Self.severities("call.key-missing", code: code) == ["app.gone": .error])
    }

    @Test
    func `a required language that no table of an owner has is an error, one that only this table lacks may be meant`()
      async throws
    {
      let english = #""dev.a" = "A";"#
      #expect(
        try await Self.severities("lang.missing", code: "", more: ["App/en.lproj/Dev.strings": english])
          == ["": .warning])
      let alone = [
        "App/de.lproj/Localizable.strings": "", "App/fr.lproj/Localizable.strings": "",
      ]
      #expect(Set(try await Self.severities("lang.missing", code: "", more: alone).values) == [.error])
      let catalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "k.a": { "extractionState": "manual",
          "localizations": { "en": { "stringUnit": { "state": "translated", "value": "A" } } } } } }
        """
      let owner = """
        { "developmentRegion": "en",
          "owners": { "App": { "resources": ["K"], "languages": ["de"] } }, "products": { "App": { "kind": "app" } } }
        """
      #expect(
        try await Self.severities(
          "lang.missing", code: "", more: ["bordercheck.json": owner, "K/Localizable.xcstrings": catalog]) == [
            "": .error
          ])
    }

    @Test func `a storyboard that one language lacks is a warning`() async throws {
      let more = [
        "App/de.lproj/Main.strings": #""abc-12-xyz.text" = "Hallo";"#, "App/Base.lproj/Main.storyboard": "<document/>",
      ]
      #expect(try await Self.severities("lang.missing", code: "", more: more) == ["fr": .warning])
    }
  }
#endif
