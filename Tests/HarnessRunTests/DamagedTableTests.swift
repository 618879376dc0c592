import Findings
import HarnessRun
import Reports
import TestFiles
import Testing

@Suite struct DamagedTableTests {
  private static func findings(_ files: [String: String]) async throws -> [Finding] {
    let project = [
      "bordercheck.json": """
      {
        "developmentRegion": "en",
        "owners": { "K": { "resources": ["K"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "info": { "CFBundleAllowMixedLocalizations": true }, "embeds": ["K"] } },
      }
      """,
      "K/en.lproj/Localizable.strings": "\"k\" = \"K-en\";",
      "Matrix/german.json": """
      {"languages": ["de"], "steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]}
      """,
    ].merging(files) { $1 }
    return try await ScratchProject.with(project) { try await $0.run().findings }
  }

  @Test func `a damaged table is found at the line where reading stopped`() async throws {
    let found = try await Self.findings(["K/de.lproj/Localizable.strings": "\"k\" = \"K-de\";\n\"x\" == ;"])
    #expect(found.map(\.rule) == ["table-unreadable"])
    #expect(found.first?.place?.file == "K/de.lproj/Localizable.strings")
    #expect(found.first?.place?.line == 2)
    #expect(found.first?.remedy.contains("plutil") == false)
  }

  @Test func `a damaged stringsdict beside a good table is found too, once`() async throws {
    let found = try await Self.findings([
      "K/de.lproj/Localizable.strings": "\"k\" = \"K-de\";",
      "K/de.lproj/Localizable.stringsdict": "<plist>\n<dict><key>n</key>",
    ])
    #expect(found.map(\.rule) == ["table-unreadable"])
    #expect(found.first?.message.contains("de.lproj/Localizable.stringsdict cannot be read") == true)
    #expect(found.first?.place?.file == "K/de.lproj/Localizable.stringsdict")
  }
}
