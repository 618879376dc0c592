import Foundation
import Migration
import Ownership
import ProjectCheck
import Testing
import TreeTransactions

/// Catalogs of a real project with several packages: messages of one move to another, and back.
@Suite(.enabled(if: RealProject.isThere, "the folder ../shared/corpus is not beside this checkout"))
struct RealCatalogMovesTests {
  @Test func `moved there and back, every file has its first bytes`() async throws {
    try await RealProject.with { project in
      let first = project.contents
      let keys = try #require(try await project.facts().tables(of: "WidgetsKit").first?.entries.map(\.key))
      let moving = keys.filter { $0.hasPrefix("compose.") || $0.hasPrefix("global.") }
      #expect(moving.count > 20)
      try await project.move(moving, from: "WidgetsKit", to: "Localization")
      #expect(project.contents != first)
      let left = try await project.facts().tables(of: "WidgetsKit").flatMap(\.entries).map(\.key)
      #expect(Set(left).isDisjoint(with: moving))
      try await project.move(moving, from: "Localization", to: "WidgetsKit")
      #expect(project.contents == first)
    }
  }
}

/// Two catalogs of a real project with a manifest for them.
private enum RealProject {
  private static let source = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/corpus/Impressia+Impressia").standardizedFileURL

  static var isThere: Bool { FileManager.default.fileExists(atPath: source.path(percentEncoded: false)) }

  static func with(_ body: (MovableProject) async throws -> Void) async throws {
    let project = MovableProject()
    defer { project.remove() }
    var owners: [String] = []
    for file in ["Localization/Localizable.xcstrings", "WidgetsKit/Sources/WidgetsKit/Localizable.xcstrings"] {
      let place = project.folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contentsOf: source.appending(path: file)).write(to: place)
      let name = file.prefix { $0 != "/" }
      owners.append("\"\(name)\": { \"resources\": [\"\(file)\"], \"bundle\": \"\(name).bundle\" }")
    }
    let manifest = """
      { "developmentRegion": "en", "owners": { \(owners.joined(separator: ", ")) },
        "products": { "App": { "kind": "app", "identifier": "com.example.app",
          "embeds": ["Localization", "WidgetsKit"] } } }
      """
    try Data(manifest.utf8).write(to: project.folder.appending(path: "bordercheck.json"))
    try await body(project)
  }
}
