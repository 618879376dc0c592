import CommandLayer
import Foundation
import Testing

/// What `migrate apply` does not touch: nothing is changed, and the reason is told.
@Suite struct MigrateRefusalTests {
  private static let plan = "trips.plan.json"
  private static let catalog = "Packages/SharedTripUI/Sources/SharedTripUI/Resources/Localizable.xcstrings"
  private static let caller = "App/Sources/TripScreen.swift"

  /// Plans, spoils something, and expects that applying says these words and changes nothing.
  private static func expectRefused(
    _ words: String..., isRepository: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
    after spoil: (MigrationFolder) async throws -> Void
  ) async throws {
    try await MigrationFolder.withDrifted(isRepository: isRepository) { folder in
      try await MigrateCommandTests.planned(folder)
      try await spoil(folder)
      let before = try folder.tree()
      let applied = try await folder.migrate("apply", plan)
      #expect(applied.status == .incomplete, "\(applied)", sourceLocation: sourceLocation)
      for word in words { #expect(applied.messages.contains(word), "\(applied)", sourceLocation: sourceLocation) }
      #expect(applied.output.isEmpty, sourceLocation: sourceLocation)
      #expect(try folder.tree() == before, sourceLocation: sourceLocation)
    }
  }

  @Test func `places that nobody decided`() async throws {
    try await Self.expectRefused("1 place of the plan is not decided: \"trip.title\", de") { folder in
      try folder.edit(Self.plan) { $0.replacing("\"use\": \"App\"", with: "\"use\": \"\"") }
    }
  }

  @Test(.enabled(if: MigrationFolder.hasGit), arguments: [catalog, caller])
  func `files with changes that no commit has`(_ file: String) async throws {
    try await Self.expectRefused("1 file has changes that no commit has: \(file)", isRepository: true) { folder in
      try folder.edit(file) { $0 + "\n" }
      try await Self.planAgain(folder)
    }
  }

  @Test(.enabled(if: MigrationFolder.hasGit))
  func `files that are staged and not committed, and files that git ignores`() async throws {
    try await Self.expectRefused("\(Self.caller)", isRepository: true) { folder in
      try folder.edit(Self.caller) { $0 + "\n" }
      try await folder.git("add", Self.caller)
      try await Self.planAgain(folder)
    }
    try await Self.expectRefused("\(Self.caller)", isRepository: true) { folder in
      try await folder.git("rm", "-q", "--cached", Self.caller)
      try folder.write("App/Sources\n", to: ".gitignore")
      try await folder.commit("forget")
    }
  }

  private static func planAgain(_ folder: MigrationFolder) async throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(plan)")
    try await MigrateCommandTests.planned(folder)
  }

  @Test(arguments: [
    catalog, caller, "App/Resources/Localizable.xcstrings", "Widget/Resources/Localizable.xcstrings",
    "Widget/Sources/TripWidgetView.swift", "bordercheck.json",
  ])
  func `an input that changed since the plan was drawn`(_ file: String) async throws {
    try await Self.expectRefused("\(file) has changed since the plan was drawn; plan again") { folder in
      try folder.edit(file) { $0 + "\n" }
    }
  }

  @Test(arguments: [catalog, caller])
  func `a link in place of a file`(_ file: String) async throws {
    try await Self.expectRefused("'\(file)' is a symbolic link") { folder in
      let path = "\(folder.path)/\(file)"
      try FileManager.default.moveItem(atPath: path, toPath: path + ".real")
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + ".real")
    }
  }

  @Test(arguments: [catalog, caller])
  func `a file that is write protected`(_ file: String) async throws {
    try await Self.expectRefused("'\(file)' is write protected") { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: "\(folder.path)/\(file)")
    }
  }

  @Test func `a plan of another version, cut off, empty, or that leaves the project`() async throws {
    try await Self.expectRefused("trips.plan.json:6:20: error: format version \"2.0\"") { folder in
      try folder.edit(Self.plan) { $0.replacing("\"1.0\"", with: "\"2.0\"") }
    }
    try await Self.expectRefused("trips.plan.json:") { folder in
      try folder.edit(Self.plan) { String($0.prefix($0.count / 2)) }
    }
    try await Self.expectRefused("trips.plan.json:1:1: error:") { folder in try folder.write("", to: Self.plan) }
    try await Self.expectRefused("is no path inside of the project") { folder in
      try folder.edit(Self.plan) { $0.replacing("\"file\": \"App/", with: "\"file\": \"../App/") }
    }
  }

  @Test func `a plan that is not there, and a folder in its place`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      for name in ["none.json", "App"] {
        let applied = try await folder.migrate("apply", name)
        #expect(applied.status == .incomplete && applied.messages.contains(name), "\(applied)")
      }
    }
  }

  @Test(arguments: ["App/Resources/Localizable.xcstrings", catalog])
  func `a table with the key twice inside`(_ file: String) async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      try folder.edit(file) {
        $0.replacing("\"trip.title\" : {", with: "\"trip.title\" : { },\n    \"trip.title\" : {")
      }
      let before = try folder.tree()
      let drawn = try await folder.migrate(
        "plan", "--from", "App", "--to", "SharedTripUI", "--keys", "trip.title", "-o", Self.plan)
      #expect(drawn.status != .clean && drawn.messages.contains("\(file) has \"trip.title\" 2 times"), "\(drawn)")
      #expect(try folder.tree() == before)
    }
  }

  @Test func `a second plan over the same key, whoever it moves to`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      for (to, plan) in [("SharedTripUI", "a.json"), ("Checkout", "b.json")] {
        let drawn = try await folder.tool([
          "migrate", "plan", "--from", "App,Widget", "--to", to, "--keys", "map.legend", "--table", "Localizable", "-o",
          plan,
        ])
        #expect(drawn.status == .clean, "\(drawn)")
      }
      #expect(try await folder.migrate("apply", "a.json").status == .clean)
      let before = try folder.tree()
      let second = try await folder.migrate("apply", "b.json")
      #expect(second.status == .incomplete, "\(second)")
      #expect(second.messages.contains("another plan that is applied moves \"map.legend\" of App"), "\(second)")
      #expect(try folder.tree() == before)
      #expect(try await folder.migrate("rollback", "a.json").status == .clean)
      #expect(try await folder.migrate("apply", "b.json").status == .clean)
    }
  }
}
