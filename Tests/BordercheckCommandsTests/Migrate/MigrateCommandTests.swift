import BordercheckCommands
import CommandLayer
import Testing

/// `migrate` from the plan to the end and back, on a project in a repository.
@Suite struct MigrateCommandTests {
  private static let plan = "trips.plan.json"
  private static let moved = ["--from", "App,Widget", "--to", "SharedTripUI", "--output", plan]

  /// Plans two messages, of which one has a conflict, and decides for the app's version.
  static func planned(_ folder: MigrationFolder) async throws {
    let drawn = try await folder.tool(["migrate", "plan", "--keys", "trip.title", "--keys", "trip.platform"] + moved)
    #expect(drawn.status == .clean, "\(drawn)")
    try folder.edit(plan) { $0.replacing("\"use\": \"\"", with: "\"use\": \"App\"") }
  }

  @Test(.enabled(if: MigrationFolder.hasGit))
  func `plan, decide, apply, verify, finish; two rollbacks give the first bytes`() async throws {
    try await MigrationFolder.withDrifted { folder in
      let first = try folder.tree()
      try await Self.planned(folder)
      #expect(try folder.tree(besides: [Self.plan]) == first)

      let applied = try await folder.migrate("apply", Self.plan)
      #expect(applied.status == .clean, "\(applied)")
      #expect(applied.output.contains("Let SharedTripUI own 2 messages of App and Widget"))
      #expect(applied.output.contains("next: bordercheck migrate verify trips.plan.json"))
      let after = try folder.tree(besides: [Self.plan])
      #expect(try folder.text("App/Sources/TripScreen.swift").contains("Text(TripCopy.platform())"))
      #expect(try folder.text("App/Resources/Localizable.xcstrings").contains("\"trip.platform\""))
      #expect(try await folder.git("status", "--porcelain").output.contains(".bordercheck") == false)
      try await folder.commit("apply")

      let verified = try await folder.migrate("verify", Self.plan)
      #expect(verified.status == .clean, "\(verified)")
      #expect(verified.output.contains("simulated only"))
      #expect(verified.output.contains("trip.title of Widget “Reise” → “Deine Reise”"))
      let finished = try await folder.migrate("finish", Self.plan)
      #expect(finished.status == .clean, "\(finished)")
      #expect(try !folder.text("App/Resources/Localizable.xcstrings").contains("\"trip.platform\""))
      #expect(try !folder.text("Widget/Resources/Localizable.xcstrings").contains("\"trip.title\""))
      let check = try await folder.tool(["check"])
      #expect(!check.output.contains("\"trip.platform\" is asked") && !check.output.contains("\"trip.title\" is asked"))
      try await folder.commit("finish")

      let once = try await folder.migrate("rollback", Self.plan)
      #expect(once.status == .clean && once.output.contains("a second rollback"), "\(once)")
      #expect(try folder.tree(besides: [Self.plan]) == after)
      let twice = try await folder.migrate("rollback", Self.plan)
      #expect(twice.status == .clean && twice.output.contains("as they were before"), "\(twice)")
      #expect(try folder.tree(besides: [Self.plan]) == first)
      #expect(folder.records == [".gitignore"])
    }
  }

  @Test(.enabled(if: MigrationFolder.hasGit))
  func `git revert of both commits gives the first tree`() async throws {
    try await MigrationFolder.withDrifted { folder in
      let first = try folder.tree()
      try await Self.planned(folder)
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      try await folder.git("add", "-A", "--", ":!\(Self.plan)")
      try await folder.git("commit", "-q", "-m", "apply")
      #expect(try await folder.migrate("verify", Self.plan).status == .clean)
      #expect(try await folder.migrate("finish", Self.plan).status == .clean)
      try await folder.git("commit", "-q", "-a", "-m", "finish")
      let reverted = try await folder.git("revert", "--no-edit", "HEAD", "HEAD~1")
      #expect(reverted.status == .clean, "\(reverted)")
      #expect(try folder.tree(besides: [Self.plan]) == first)
    }
  }

  @Test func `without a repository the hashes alone decide`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      let first = try folder.tree()
      try await Self.planned(folder)
      try folder.edit("Widget/Resources/Localizable.xcstrings") { $0.replacing("\"Reise\"", with: "\"Fahrt\"") }
      let changed = try await folder.migrate("apply", Self.plan)
      #expect(changed.status == .incomplete, "\(changed)")
      #expect(changed.messages.contains("Widget/Resources/Localizable.xcstrings has changed since the plan was drawn"))
      try folder.edit("Widget/Resources/Localizable.xcstrings") { $0.replacing("\"Fahrt\"", with: "\"Reise\"") }
      for step in ["apply", "verify", "finish", "rollback", "rollback"] {
        let tool = try await folder.migrate(step, Self.plan)
        #expect(tool.status == .clean, "\(step) \(tool)")
      }
      #expect(try folder.tree(besides: [Self.plan]) == first)
    }
  }

  @Test func `a renamed key goes the whole way`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      let first = try folder.tree()
      let drawn = try await folder.tool(
        ["migrate", "plan", "--from", "App", "--rename", "account.title=account.headline", "--output", Self.plan])
      #expect(drawn.status == .clean, "\(drawn)")
      for step in ["apply", "verify", "finish"] {
        let tool = try await folder.migrate(step, Self.plan)
        #expect(tool.status == .clean, "\(step) \(tool)")
      }
      let catalog = try folder.text("App/Resources/Localizable.xcstrings")
      #expect(catalog.contains("\"account.headline\"") && !catalog.contains("\"account.title\""))
      #expect(try folder.text("App/Sources/OtherScreens.swift").contains("Text(\"account.headline\")"))
      for _ in 0..<2 { #expect(try await folder.migrate("rollback", Self.plan).status == .clean) }
      #expect(try folder.tree(besides: [Self.plan]) == first)
    }
  }

  @Test func `a message that a copy has in fewer languages moves, and its readers get them`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      let drawn = try await folder.tool(["migrate", "plan", "--keys", "error.network"] + Self.moved)
      #expect(drawn.status == .clean, "\(drawn)")
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      let verified = try await folder.migrate("verify", Self.plan)
      #expect(verified.status == .clean, "\(verified)")
      let catalog = "Packages/SharedTripUI/Sources/SharedTripUI/Resources/Localizable.xcstrings"
      #expect(try folder.text(catalog).contains("لا يوجد اتصال"))
    }
  }

  @Test func `code that still asks for a copy keeps it from being taken out`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      let drawn = try await folder.tool(["migrate", "plan", "--keys", "trip.wrapped"] + Self.moved)
      #expect(drawn.output.contains("by hand (1):"), "\(drawn)")
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      let verified = try await folder.migrate("verify", Self.plan)
      #expect(verified.status == .findings, "\(verified)")
      #expect(verified.output.contains("  Widget/Sources/TripWidgetView.swift:54:34: \"trip.wrapped\" of Widget\n"))
      let finished = try await folder.migrate("finish", Self.plan)
      #expect(finished.status == .incomplete && finished.messages.contains("nothing is proved"), "\(finished)")
      try folder.edit("Widget/Sources/TripWidgetView.swift") {
        $0.replacing("translated(\"trip.wrapped\")", with: "TripCopy.wrapped()")
      }
      let again = try await folder.migrate("verify", Self.plan)
      #expect(again.status == .clean, "\(again)")
      #expect(try await folder.migrate("finish", Self.plan).status == .clean)
    }
  }

  @Test func `a value that a person wrote in place of "use" is what all show, as the plan decides`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      let drawn = try await folder.tool(["migrate", "plan", "--keys", "trip.title"] + Self.moved)
      #expect(drawn.status == .clean, "\(drawn)")
      try folder.edit(Self.plan) { text in
        text.replacing(
          "\"use\": \"\"",
          with: "\"value\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Unterwegs\"}}")
      }
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      let verified = try await folder.migrate("verify", Self.plan)
      #expect(verified.status == .clean, "\(verified)")
      #expect(verified.output.contains("trip.title of App “Deine Reise” → “Unterwegs”"))
      #expect(verified.output.contains("trip.title of Widget “Reise” → “Unterwegs”"))
    }
  }

  @Test func `a copy that somebody changes after it was applied is not taken out`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      try await Self.planned(folder)
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      let file = "App/Resources/Localizable.xcstrings"
      try folder.edit(file) { $0.replacing("\"Gleis\"", with: "\"Bahnsteig\"") }
      let verified = try await folder.migrate("verify", Self.plan)
      #expect(verified.status == .findings, "\(verified)")
      #expect(verified.output.contains("\"trip.platform\" of App: de\n"), "\(verified)")
      #expect(try await folder.migrate("finish", Self.plan).status == .incomplete)
    }
  }

  @Test func `a line that the plan writes and a person spoils is found by verifying`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      try await Self.planned(folder)
      try folder.edit(Self.plan) {
        $0.replacing("localized: \\\"trip.platform\\\"", with: "localized: \\\"trip.platfrom\\\"")
      }
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      let verified = try await folder.migrate("verify", Self.plan)
      #expect(verified.status == .findings, "\(verified)")
      #expect(verified.output.contains("\"trip.platfrom\" of SharedTripUI is asked for here, and is nowhere"))
    }
  }

  @Test func `evidence of a run is simulated too, and evidence from before the change proves nothing`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      try await Self.planned(folder)
      _ = try await folder.tool(["run", "--report", "evidence=../before.jsonl"])
      #expect(try await folder.migrate("apply", Self.plan).status == .clean)
      _ = try await folder.tool(["run", "--report", "evidence=../after.jsonl"])
      let after = try await folder.migrate("verify", Self.plan, "--evidence", "../after.jsonl")
      #expect(after.status == .clean && after.output.contains("simulated only"), "\(after)")
      let before = try await folder.migrate("verify", Self.plan, "--evidence", "../before.jsonl")
      #expect(before.status == .findings && before.output.contains("lost ("), "\(before)")
      #expect(try await folder.migrate("finish", Self.plan).status == .incomplete)
    }
  }

  @Test func `a plan is written anew over itself, and over nothing else`() async throws {
    try await MigrationFolder.withDrifted(isRepository: false) { folder in
      try await Self.planned(folder)
      let again = try await folder.tool(["migrate", "plan", "--keys", "trip.gate"] + Self.moved)
      #expect(again.status == .clean, "\(again)")
      let before = try folder.tree()
      let other = try await folder.tool(
        ["migrate", "plan", "--from", "App", "--to", "SharedTripUI", "--keys", "trip.gate", "-o", "bordercheck.json"])
      #expect(other.status == .incomplete && other.messages.contains("was not written by this command"), "\(other)")
      #expect(try folder.tree() == before)
    }
  }
}
