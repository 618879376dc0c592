import Findings
import Foundation
import ProjectCheck
import TestFiles
import Testing

@Suite struct FolderRepairTests {
  private static func files(_ resources: String = "H", more: [String: String] = [:]) -> [String: String] {
    [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["\(resources)"], "languages": ["zh-Hans"] } },
        "products": { "H": { "kind": "app" } } }
      """,
      "H/en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
      "H/zh-hans.lproj/Localizable.strings": "\"a\" = \"甲\";\n",
      "H/zh-hans.lproj/More.strings": "\"b\" = \"乙\";\n",
      "H/en.lproj/More.strings": "\"b\" = \"B\";\n",
    ].merging(more) { $1 }
  }

  @Test func `a folder gets the usual spelling, with everything in it`() async throws {
    let outcome = try await FixProject.fixed(Self.files(), "folder-case-mismatch")
    #expect(FixProject.open("folder-case-mismatch", outcome.before).count == 1)
    #expect(FixProject.open("folder-case-mismatch", outcome.after).isEmpty)
    #expect(outcome.texts["H/zh-Hans.lproj/Localizable.strings"] == "\"a\" = \"甲\";\n")
    #expect(outcome.texts["H/zh-Hans.lproj/More.strings"] == "\"b\" = \"乙\";\n")
    #expect(outcome.texts.keys.filter { $0.contains("hans") }.isEmpty)
    #expect(outcome.texts.count == 5)
  }

  @Test func `what else is found of the language is found under its new name`() async throws {
    var files = Self.files()
    files["bordercheck.json"] = files["bordercheck.json"]?.replacing(", \"languages\": [\"zh-Hans\"]", with: "")
    let outcome = try await FixProject.fixed(files, "folder-case-mismatch")
    #expect(FixProject.open("owner.undeclared", outcome.before).map(\.language).contains("zh-hans"))
    #expect(FixProject.open("owner.undeclared", outcome.after).map(\.language).contains("zh-Hans"))
    #expect(FixProject.open("folder-case-mismatch", outcome.after).isEmpty)
  }

  @Test func `a folder that a manifest names, or that is there twice, is left`() async throws {
    let named = try await FixProject.fixed(
      Self.files("H\", \"H/zh-hans.lproj/Localizable.strings"), "folder-case-mismatch")
    #expect(named.plan.isEmpty)
    #expect(
      named.plan.left.map(\.reason) == [
        "bordercheck.json names zh-hans.lproj; rename it there and on the disk together"
      ])
    let twice = try await FixProject.fixed(
      Self.files(more: ["H/zh-Hans.lproj/Other.strings": "\"c\" = \"丙\";\n"]), "folder-case-mismatch")
    #expect(twice.plan.isEmpty && twice.plan.left.count == 1)
  }
}
