import Findings
import Foundation
import HarnessRun
import HostEvidence
import Reports
import StringCatalogs
import TestFiles
import Testing

/// Runs real catalogs of three public projects as bundle hosts: every key, in every language, in every product.
///
/// The catalogs are somebody else's and lie beside the checkout; where they are absent, the suite is skipped.
@Suite(.enabled(if: RealCorpus.isThere, "the folder ../shared/corpus is not beside this checkout"))
struct RealCatalogTests {

  /// One owner: its folder in the project, its bundle's path, and the products that embed it.
  struct Owner: Sendable {
    var name: String
    var resources: [String]
    var bundle: String
  }

  struct Project: Sendable, CustomTestStringConvertible {
    var name: String
    var owners: [Owner]
    var products: String
    var languages: [String]

    var testDescription: String { name }

    var manifest: String {
      let owners = owners.map { owner in
        let resources = owner.resources.map { "\"\($0)\"" }.joined(separator: ", ")
        return "\"\(owner.name)\": {\"resources\": [\(resources)], \"bundle\": \"\(owner.bundle)\"}"
      }
      return """
        {"developmentRegion": "en", "owners": {\(owners.joined(separator: ", "))}, "products": {\(products)}}
        """
    }

    var scenario: String {
      let entries = languages.map { "\"\($0)\"" }.joined(separator: ", ")
      return """
        {"languages": [\(entries)], "steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]}
        """
    }
  }

  static func info(_ languages: [String]) -> String {
    "\"info\": {\"CFBundleLocalizations\": [\(languages.map { "\"\($0)\"" }.joined(separator: ", "))]}"
  }

  static let paperless = ["en", "da", "de", "fr", "it", "nl", "pl", "pt-PT"]
  static let impressia = ["en", "de", "es", "eu", "fr", "pl", "uk"]
  static let netNewsWire = ["en"]

  static let projects = [
    Project(
      name: "paulgessinger+swift-paperless",
      owners: [
        Owner(
          name: "AppShared", resources: ["AppShared/Sources/AppShared/Resources/Localization"],
          bundle: "AppShared_AppShared.bundle"),
        Owner(name: "ShareExtension", resources: ["ShareExtension/mul.lproj"], bundle: "."),
      ],
      products: """
        "App": {"kind": "app", "embeds": ["AppShared"], "contains": ["ShareExtension"], \(info(paperless))},
        "ShareExtension": {"kind": "extension", "embeds": ["AppShared"], \(info(paperless))}
        """, languages: paperless),
    Project(
      name: "Impressia+Impressia",
      owners: [
        Owner(name: "App", resources: ["Localization"], bundle: "."),
        Owner(name: "WidgetsKit", resources: ["WidgetsKit/Sources/WidgetsKit"], bundle: "WidgetsKit_WidgetsKit.bundle"),
        Owner(
          name: "PixelfedKit", resources: ["PixelfedKit/Sources/PixelfedKit"], bundle: "PixelfedKit_PixelfedKit.bundle"),
        Owner(
          name: "ServicesKit", resources: ["ServicesKit/Sources/ServicesKit"], bundle: "ServicesKit_ServicesKit.bundle"),
      ],
      products: """
        "App": {"kind": "app", "embeds": ["WidgetsKit", "PixelfedKit", "ServicesKit"], "contains": ["Widget"],
          \(info(impressia))},
        "Widget": {"kind": "extension", "embeds": ["WidgetsKit", "PixelfedKit", "ServicesKit"], \(info(impressia))}
        """, languages: impressia),
    Project(
      name: "Ranchero-Software+NetNewsWire",
      owners: [
        Owner(
          name: "App",
          resources: ["Shared"]
            + ["AccountStats", "ActivityLog", "CurrentActivity", "Dinosaurs", "ErrorLog"].map { "Mac/\($0)/mul.lproj" },
          bundle: "."),
        Owner(name: "Widget", resources: ["Widget/Resources"], bundle: "."),
        Owner(
          name: "ActivityLog", resources: ["Modules/ActivityLog/Sources/ActivityLog/Resources"],
          bundle: "ActivityLog_ActivityLog.bundle"),
      ],
      products: """
        "App": {"kind": "app", "embeds": ["ActivityLog"], "contains": ["Widget"]}, "Widget": {"kind": "extension"}
        """, languages: netNewsWire),
  ]

  @Test(arguments: projects) func `every key is observed in every language and product`(_ project: Project) async throws
  {
    let report = try await ScratchProject.with([
      "bordercheck.json": project.manifest, "Matrix/all.json": project.scenario,
    ]) { folder in
      let source = RealCorpus.folder.appending(path: project.name)
      for name in try FileManager.default.contentsOfDirectory(atPath: source.path) {
        try FileManager.default.copyItem(
          atPath: source.appending(path: name).path, toPath: "\(folder.folder)/\(name)")
      }
      return try await folder.run()
    }
    let products = Set(report.cells.map { $0.id.split(separator: "/").last.map(String.init) ?? "" })
    #expect(report.cells.count == products.count * project.languages.count)
    let seen = Set(report.observations.map { "\($0.cell)\u{1F}\($0.owner)\u{1F}\($0.table)\u{1F}\($0.key)" })
    let expected = try Self.expected(project)
    #expect(!expected.isEmpty)
    #expect(seen == expected)
    let rules = Dictionary(grouping: report.findings, by: \.rule).mapValues(\.count).sorted { $0.key < $1.key }
    print("real catalogs: \(project.name): \(report.observations.count) observations, findings \(rules)")
  }

  /// Every (cell, owner, table, key) that the catalogs and the products call for, counted without the harness.
  private static func expected(_ project: Project) throws -> Set<String> {
    var expected: Set<String> = []
    for owner in project.owners {
      for resource in owner.resources {
        let folder = RealCorpus.folder.appending(path: project.name).appending(path: resource)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".xcstrings")
        {
          let data = try Data(contentsOf: folder.appending(path: name))
          let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
          for key in (root?["strings"] as? [String: Any] ?? [:]).keys {
            for product in holders(of: owner.name, project.name) {
              for language in project.languages {
                expected.insert(
                  "all/\(language)/3/\(product)\u{1F}\(owner.name)\u{1F}\(name.dropLast(10))\u{1F}\(key)")
              }
            }
          }
        }
      }
    }
    return expected
  }

  private static func holders(of owner: String, _ project: String) -> [String] {
    switch (project, owner) {
    case ("paulgessinger+swift-paperless", "AppShared"): ["App", "ShareExtension"]
    case ("Impressia+Impressia", "App"), ("Ranchero-Software+NetNewsWire", "ActivityLog"): ["App"]
    case ("Impressia+Impressia", _): ["App", "Widget"]
    default: [owner]
    }
  }
}
