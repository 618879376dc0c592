import CommandLayer
import Foundation
import Testing

/// Steps in another order than the right one: each says what comes first, and changes nothing.
@Suite struct MigrateOrderTests {
  private static let plan = "trips.plan.json"

  private static func expect(
    _ step: String, _ words: String, status: CommandLayer.ExitStatus = .incomplete, in folder: MigrationFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try folder.tree()
    let tool = try await folder.migrate(step, plan)
    #expect(tool.status == status, "\(tool)", sourceLocation: sourceLocation)
    #expect((tool.output + tool.messages).contains(words), "\(tool)", sourceLocation: sourceLocation)
    #expect(try folder.tree() == before, sourceLocation: sourceLocation)
  }

  @Test func `before anything is applied`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      try await MigrateCommandTests.planned(folder)
      try await Self.expect("verify", "run 'bordercheck migrate apply' first", in: folder)
      try await Self.expect("finish", "run 'bordercheck migrate apply' first", in: folder)
      try await Self.expect("rollback", "nothing to roll back", in: folder)
      #expect(folder.records.isEmpty)
    }
  }

  @Test func `after it is applied, verified, edited, and finished`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      try await MigrateCommandTests.planned(folder)
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      try await Self.expect("apply", "the plan is applied already", status: .clean, in: folder)
      try await Self.expect("finish", "run 'bordercheck migrate verify' first", in: folder)
      #expect(try await folder.migrate("verify", Self.plan).status == .clean)

      let edited = "App/Sources/OtherScreens.swift"
      try folder.edit(edited) { $0 + "// later\n" }
      try await Self.expect("finish", "files have changed since 'bordercheck migrate verify' passed", in: folder)
      #expect(try await folder.migrate("verify", Self.plan).status == .clean)
      #expect(try await folder.migrate("finish", Self.plan).status == .clean)
      try await Self.expect("finish", "the plan is finished already", status: .clean, in: folder)
      try await Self.expect("apply", "the plan is applied already", status: .clean, in: folder)
    }
  }

  @Test func `a verification that fails takes back one that passed`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      try await MigrateCommandTests.planned(folder)
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      #expect(try await folder.migrate("verify", Self.plan).status == .clean)
      let catalog = "Packages/SharedTripUI/Sources/SharedTripUI/Resources/Localizable.xcstrings"
      try folder.edit(catalog) { $0.replacing("\"Gleis\"", with: "\"Bahnsteig\"") }
      try await Self.expect("verify", "trip.platform of App “Gleis” → “Bahnsteig”", status: .findings, in: folder)
      try await Self.expect("finish", "run 'bordercheck migrate verify' first", in: folder)
    }
  }

  @Test func `a plan that was edited after it was applied`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      try await MigrateCommandTests.planned(folder)
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      try folder.edit(Self.plan) { $0.replacing("\"use\": \"App\"", with: "\"use\": \"Widget\"") }
      try await Self.expect("verify", "the plan is not the one that was applied", in: folder)
      try await Self.expect("finish", "the plan is not the one that was applied", in: folder)
      #expect(try await folder.migrate("rollback", Self.plan).status == .clean)
    }
  }

  @Test func `a rollback over files that were edited since`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      try await MigrateCommandTests.planned(folder)
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      try folder.edit("App/Sources/TripScreen.swift") { $0 + "// mine\n" }
      try await Self.expect("rollback", "'App/Sources/TripScreen.swift' has another content than expected", in: folder)
    }
  }

  @Test func `what readers saw before is gone`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      try await MigrateCommandTests.planned(folder)
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      for name in folder.records where name.hasSuffix("-before.jsonl") {
        try FileManager.default.removeItem(atPath: "\(folder.path)/.bordercheck/\(name)")
      }
      try await Self.expect("verify", "what readers saw before, is gone; roll back and apply again", in: folder)
    }
  }
}
