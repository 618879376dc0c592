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

/// A copy of the catalogs with a manifest for them.
private struct RealProject {
  let folder: URL

  private static let source = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/corpus/Impressia+Impressia").standardizedFileURL

  static var isThere: Bool { FileManager.default.fileExists(atPath: source.path(percentEncoded: false)) }

  static func with(_ body: (RealProject) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "real-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = RealProject(folder: folder)
    var owners: [String] = []
    for file in ["Localization/Localizable.xcstrings", "WidgetsKit/Sources/WidgetsKit/Localizable.xcstrings"] {
      let place = folder.appending(path: file)
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
    try Data(manifest.utf8).write(to: folder.appending(path: "bordercheck.json"))
    try await body(project)
  }

  /// Of the catalogs.
  var contents: [String: [UInt8]] {
    let paths = ["Localization/Localizable.xcstrings", "WidgetsKit/Sources/WidgetsKit/Localizable.xcstrings"]
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, bytes($0) ?? []) })
  }

  func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appending(path: path))).map(Array.init)
  }

  func facts() async throws -> CheckFacts {
    try await WholeReading(CheckRequest(project: folder.path(percentEncoded: false), jobs: 2)).facts()
  }

  func move(_ keys: [String], from: String, to: String) async throws {
    let request = MigrationRequest(from: [from], to: to, keys: .named(keys))
    let plan = try PlanDrafting(request, try await facts(), files: files).plan()
    try write(
      PlannedChanges(plan, try await facts(), files: files).ofApplying().filter { $0.path.hasSuffix("xcstrings") })
    try write(PlannedChanges(plan, try await facts(), files: files).ofFinishing())
  }

  private var files: @Sendable (String) -> [UInt8]? { { bytes($0) } }

  private func write(_ changes: [FileChange]) throws {
    for change in changes {
      try Data(try #require(change.after)).write(to: folder.appending(path: change.path))
    }
  }
}
