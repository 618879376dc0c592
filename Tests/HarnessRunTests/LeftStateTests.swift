import Findings
import Foundation
import HarnessRun
import Reports
import TestFiles
import Testing

/// What a manifest says an earlier release left on the device is there after the upgrade.
@Suite struct LeftStateTests {
  private static func files(state: String, inCurrent: Bool = false) -> [String: String] {
    func manifest(_ more: String) -> String {
      """
      { "developmentRegion": "en", "owners": { "H": { "resources": ["H"], "languages": ["fr"] } },
        "products": { "H": { "kind": "app" } }, \(more) }
      """
    }
    return [
      "bordercheck.json": manifest("\"releases\": {\"1.0\": \"Old\"}, " + (inCurrent ? state : "")),
      "Old/bordercheck.json": manifest(inCurrent ? "" : state),
      "H/en.lproj/Localizable.strings": "\"title\" = \"T-en\";",
      "H/fr.lproj/Localizable.strings": "\"title\" = \"T-fr\";",
      "Old/H/en.lproj/Localizable.strings": "\"title\" = \"T-en\"; \"gone\" = \"G-en\";",
      "Old/H/fr.lproj/Localizable.strings": "\"title\" = \"T-fr\"; \"gone\" = \"G-fr\";",
      "Matrix/upgrade.json": """
      {"languages": ["en", "fr"], "steps": [
        {"install": "1.0"}, {"languages": "each"}, {"upgrade": "current"}, {"launch": "all"}]}
      """,
    ]
  }

  private static func findings(_ files: [String: String]) async throws -> [String] {
    let report = try await ScratchProject.with(files) { try await $0.run() }
    return report.findings.map { "\($0.rule) \($0.key ?? "") \($0.language ?? "")" }
  }

  @Test(arguments: ["title", "H/title"], [false, true])
  func `text is stored as it read under its languages`(_ message: String, _ inCurrent: Bool) async throws {
    let state =
      "\"state\": [{\"message\": \"\(message)\", \"product\": \"H\", \"as\": \"text\", \"languages\": [\"fr\"]}]"
    let found = try await Self.findings(Self.files(state: state, inCurrent: inCurrent))
    #expect(found == ["persisted-text-stale title en"])
  }

  @Test func `a stored key is asked for again`() async throws {
    let state = "\"state\": [{\"message\": \"gone\", \"product\": \"H\", \"as\": \"key\"}]"
    let found = try await Self.findings(Self.files(state: state))
    #expect(found == ["persisted-key-gone gone en", "persisted-key-gone gone fr"])
  }

  @Test func `a key that is still there is no finding`() async throws {
    let state = "\"state\": [{\"message\": \"title\", \"product\": \"H\", \"as\": \"key\"}]"
    #expect(try await Self.findings(Self.files(state: state)).isEmpty)
  }
}
