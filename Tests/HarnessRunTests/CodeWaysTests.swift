import Findings
import HarnessRun
import HostEvidence
import Reports
import TestFiles
import Testing

/// A bundle host with sources asks as its code does.
@Suite struct CodeWaysTests {
  /// App `H` holds package `K`; German lacks the key `late`.
  private static func files(
    _ code: String, sources: String = #""sources": ["H/Code"],"#, messages: String = ""
  ) -> [String: String] {
    [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": {
          "H": { "resources": ["H"], "languages": ["de"] },
          "K": { "resources": ["K"], "sources": ["K/Code"], "languages": ["de"] } },
        "products": {
          "H": { "kind": "app", \(sources) "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de"] } } }
        \(messages) }
      """,
      "H/en.lproj/Localizable.strings": #""a" = "A-en";"#, "H/de.lproj/Localizable.strings": #""a" = "A-de";"#,
      "K/en.lproj/Localizable.strings": #""k.on" = "On"; "k.late" = "Late";"#,
      "K/de.lproj/Localizable.strings": #""k.on" = "An";"#,
      "H/Code/App.swift": "import Foundation\nlet a = String(localized: \"a\")\n",
      "K/Code/Copy.swift": "import Foundation\n\(code)\n",
      "Matrix/german.json": """
      {"languages": ["de"], "steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]}
      """,
    ]
  }

  private static func rules(_ files: [String: String], _ key: String) async throws -> [String] {
    let report = try await ScratchProject.with(files) { try await $0.run() }
    return report.findings.filter { $0.key == key && $0.exception == nil }.map(\.rule)
  }

  @Test func `the package's code asks the main bundle, and so does the host`() async throws {
    let code = "let on = String(localized: \"k.on\")"
    #expect(try await Self.rules(Self.files(code), "k.on") == ["wrong-bundle"])
  }

  @Test func `the package's code asks its own bundle`() async throws {
    let code = "let on = String(localized: \"k.on\", bundle: .module)"
    #expect(try await Self.rules(Self.files(code), "k.on") == [])
  }

  @Test func `a generated symbol asks the bundle of its catalog, and one without a table's name is of Localizable`()
    async throws
  {
    var files = Self.files(
      """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          Text(.kTitle)
          Text(.Errors.gone)
          Text(.lost(.title))
        }
      }
      """)
    for language in ["en", "de"] { files["K/\(language).lproj/Localizable.strings"] = nil }
    files["K/Localizable.xcstrings"] = Self.catalog("kTitle")
    files["K/Errors.xcstrings"] = Self.catalog("gone", "lost")
    let report = try await ScratchProject.with(files) { try await $0.run() }
    #expect(report.observations.filter { $0.owner == "K" }.map(\.key).sorted() == ["gone", "kTitle", "lost"])
    #expect(report.findings.filter { $0.owner == "K" && $0.severity > .note }.map(\.message) == [])
  }

  private static func catalog(_ keys: String...) -> String {
    let entries = keys.map { key in
      let texts = ["en", "de"].map {
        #""\#($0)": { "stringUnit": { "state": "translated", "value": "\#(key)-\#($0)" } }"#
      }
      return #""\#(key)": { "extractionState": "manual", "localizations": { \#(texts.joined(separator: ", ")) } }"#
    }
    return #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(entries.joined(separator: ", ")) } }"#
  }

  @Test func `without the product's sources the manifest alone says how it asks`() async throws {
    let code = "let on = String(localized: \"k.on\")"
    #expect(try await Self.rules(Self.files(code, sources: ""), "k.on") == [])
  }

  @Test func `what the manifest says overrides the code`() async throws {
    let messages = #", "messages": [{ "owner": "K", "key": "k.on", "in": [{ "product": "H", "asks": "main" }] }]"#
    let code = "let on = String(localized: \"k.on\", bundle: .module)"
    #expect(try await Self.rules(Self.files(code, messages: messages), "k.on") == ["wrong-bundle"])
  }

  @Test func `each way of asking is a presentation: one with a default text, one without`() async throws {
    let code = """
      let late = String(localized: "k.late", bundle: .module)
      let later = String(localized: "k.late", defaultValue: "Late", bundle: .module)
      """
    #expect(try await Self.rules(Self.files(code), "k.late") == ["key-absent", "raw-key-shown"])
  }

  @Test func `previews and debug builds are no way in which people are asked`() async throws {
    let code = """
      let on = String(localized: "k.on", bundle: .module)
      #if DEBUG
      let panel = String(localized: "k.on")
      #endif
      """
    #expect(try await Self.rules(Self.files(code), "k.on") == [])
  }
}
