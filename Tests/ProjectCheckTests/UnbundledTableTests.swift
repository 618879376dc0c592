import Findings
import ProjectCheck
import Reports
import TestFiles
import Testing

#if canImport(SwiftParser)
  /// Tables on the disk that no target has.
  @Suite struct UnbundledTableTests {
    private static func files(_ resources: String, code: String) -> [String: String] {
      [
        "bordercheck.json": """
        { "developmentRegion": "en", "owners": { "H": { "resources": ["H"] } },
          "products": { "H": { "kind": "app", "sources": ["Sources/Shop"] } } }
        """,
        "H/en.lproj/Localizable.strings": #""a" = "A";"#,
        "Package.swift": """
        // swift-tools-version: 5.7
        import PackageDescription
        let package = Package(
          name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop"\(resources)), .target(name: "H", path: "H")])
        """,
        "Sources/Shop/Shop.swift": code,
        "Sources/Shop/Localizable.xcstrings": #"{ "sourceLanguage": "en", "version": "1.0", "strings": {} }"#,
        "Sources/Shop/Tools/Notes.xcstrings": #"{ "sourceLanguage": "en", "version": "1.0", "strings": {} }"#,
      ]
    }

    private static func severities(_ resources: String = "", code: String) async throws -> [String] {
      try await ScratchProject.with(files(resources, code: code)) { project in
        let report = try await ProjectCheck(CheckRequest(project: project.folder, jobs: 1)).report()
        return report.findings.filter { $0.rule == "catalog-in-no-product" && $0.owner == nil }
          .map { "\($0.severity) \($0.table ?? "")" }.sorted()
      }
    }

    @Test func `a package's table without a resource rule is an error where its code looks texts up`() async throws {
      let asking = "import Foundation\nlet title = String(localized: \"shop.title\", bundle: .module)\n"
      #expect(try await Self.severities(code: asking) == ["error Localizable", "error Notes"])
      #expect(try await Self.severities(code: "enum Shop {}") == ["warning Localizable", "warning Notes"])
    }

    @Test func `a table that the package's rules take in is none of these`() async throws {
      let rule = #", resources: [.process("Localizable.xcstrings"), .process("Tools")]"#
      #expect(try await Self.severities(rule, code: "enum Shop {}") == [])
    }
  }
#endif
