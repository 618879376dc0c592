import Foundation
import Migration
import Ownership
import Testing

/// Messages of `.strings` and `.stringsdict` files that move to a catalog, and back.
struct LegacyMovesTests {
  private static let keys = ["route.between %@ %@", "route.closed", "route.count %lld", "route.via %@"]

  @Test func `moved to a catalog and back, every file has its first bytes, or other order of plural forms`()
    async throws
  {
    let project = try MovableProject.drifted()
    defer { project.remove() }
    let first = project.contents
    let texts = try await Self.texts(of: project)
    try await project.move(Self.keys, from: "Widget", to: "SharedTripUI", table: "Localizable")
    let away = try await project.facts()
    #expect(away.table("Routes", of: "Widget")?.entries.isEmpty != false)
    let moved = try #require(away.table("Localizable", of: "SharedTripUI"))
    let count = try #require(moved.entries.first { $0.key == "route.count %lld" })
    #expect(count.comment == "How many routes there are")
    #expect(count.localization("ru")?.leaves.contains { $0.text.contains("маршрута") } == true)
    #expect(moved.entries.first { $0.key == "route.closed" }?.localization("ja") == nil)
    try await project.move(Self.keys, from: "SharedTripUI", to: "Widget", table: "Routes")
    let last = project.contents
    for file in first.keys.sorted() where first[file] != last[file] {
      // A catalog has forms in an order of its own.
      let lines = [first, last].map { String(decoding: $0[file] ?? [], as: UTF8.self).split(separator: "\n").sorted() }
      #expect(file.hasSuffix(".stringsdict") && lines[0] == lines[1], "\(file) is not as it was")
    }
    #expect(try await Self.texts(of: project) == texts)
  }

  private static func texts(of project: MovableProject) async throws -> [String] {
    let entries = try await project.facts().table("Routes", of: "Widget")?.entries ?? []
    return entries.flatMap { entry in
      entry.localizations.flatMap { localization in
        localization.leaves.map { "\(entry.key) \(localization.language) \($0.text) \(entry.comment ?? "")" }.sorted()
      }
    }
  }

  @Test func `a plan names the languages that no copy has`() async throws {
    let project = try MovableProject.drifted()
    defer { project.remove() }
    let request = MigrationRequest(from: ["Widget"], to: "SharedTripUI", keys: .named(["route.closed"]))
    let plan = try PlanDrafting(request, try await project.facts(), files: project.files).plan()
    #expect(plan.messages.map(\.missingLanguages) == [["ja"]])
    #expect(plan.byHand.contains { $0.contains("translate \"route.closed\" of SharedTripUI in ja") })
  }
}
