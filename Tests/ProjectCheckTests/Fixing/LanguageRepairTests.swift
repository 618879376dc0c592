import Findings
import Foundation
import ProjectCheck
import TestFiles
import Testing

@Suite struct LanguageRepairTests {
  private static func project(_ regions: String) -> String {
    "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tP = {\n\t\t\tisa = PBXProject;\n\t\t\tdevelopmentRegion = en;\n\t\t\tknownRegions = (\n\(regions)\t\t\t);\n\t\t\tmainGroup = G;\n\t\t\ttargets = (\n\t\t\t\tT,\n\t\t\t);\n\t\t};\n\t\tG = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\tF,\n\t\t\t);\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n\t\tF = {\n\t\t\tisa = PBXFileReference;\n\t\t\tpath = H/Localizable.xcstrings;\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n\t\tB = {\n\t\t\tisa = PBXBuildFile;\n\t\t\tfileRef = F;\n\t\t};\n\t\tR = {\n\t\t\tisa = PBXResourcesBuildPhase;\n\t\t\tfiles = (\n\t\t\t\tB,\n\t\t\t);\n\t\t};\n\t\tT = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tname = H;\n\t\t\tproductType = \"com.apple.product-type.application\";\n\t\t\tbuildPhases = (\n\t\t\t\tR,\n\t\t\t);\n\t\t};\n\t};\n\trootObject = P;\n}\n"
  }

  private static func files(_ regions: String, info: String = "\"en\", \"de\"") -> [String: String] {
    [
      "bordercheck.json": """
      // who owns what
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "info": { "CFBundleLocalizations": [\(info)] } } } }
      """,
      "H/Localizable.xcstrings": FixProject.catalog(["h.title": "H"]),
      "H.xcodeproj/project.pbxproj": project(regions),
    ]
  }

  @Test func `a language of the tables is added to the project's regions`() async throws {
    let files = Self.files("\t\t\t\ten,\n\t\t\t\tBase,\n")
    let outcome = try await FixProject.fixed(files, "regions.drift")
    #expect(FixProject.open("regions.drift", outcome.before).count == 1)
    #expect(FixProject.open("regions.drift", outcome.after).isEmpty)
    #expect(
      outcome.texts["H.xcodeproj/project.pbxproj"] == Self.project("\t\t\t\ten,\n\t\t\t\tBase,\n\t\t\t\tde,\n"))
    #expect(outcome.plan.left.isEmpty)
  }

  @Test func `a region without a text is left for a person`() async throws {
    let files = Self.files("\t\t\t\ten,\n\t\t\t\tde,\n\t\t\t\tfr,\n")
    let outcome = try await FixProject.fixed(files, "regions.drift")
    #expect(outcome.plan.isEmpty && outcome.plan.left.count == 1)
  }

  @Test func `a language that owners have is claimed where the product lists languages`() async throws {
    let files = Self.files("\t\t\t\ten,\n\t\t\t\tde,\n", info: "\"en\"")
    let outcome = try await FixProject.fixed(files, "language-not-claimed")
    #expect(
      outcome.texts["bordercheck.json"]
        == files["bordercheck.json"]?.replacing("[\"en\"]", with: "[\"en\", \"de\"]"))
    #expect(outcome.plan.repairs.map(\.text) == ["bordercheck.json: de is added to CFBundleLocalizations of H"])
    let again = try await FixProject.fixed(outcome.texts, "language-not-claimed")
    #expect(again.plan.isEmpty && again.plan.left.isEmpty)
  }
}
