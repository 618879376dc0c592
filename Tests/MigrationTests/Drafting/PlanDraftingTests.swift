import Migration
import PositionedJSON
import ProjectCheck
import TestFiles
import Testing

/// Plans of the drifted project, held against what its files say.
@Suite struct PlanDraftingTests {
  private static func open(_ plan: MigrationPlan) -> [String] {
    plan.openParts.map { "\($0.key) \($0.part.name) \($0.part.difference?.rawValue ?? "-")" }
  }

  private static func sharedUI(_ file: String) -> String { "Packages/SharedTripUI/Sources/SharedTripUI/\(file)" }

  // MARK: - What is open

  @Test(arguments: [
    ("trip.title", ["de text"]), ("trip.platform", []), ("trip.arrival", ["ru text"]), ("trip.badge", ["ja text"]),
    ("trip.gate", ["de state", "ru state"]), ("trip.notice", ["comment text"]), ("trip.subtitle", []),
    ("trip.refresh", ["extractionState text"]), ("trip.code", ["shouldTranslate text"]), ("trip.delay", []),
    ("trip.openHint", ["ar shape", "de shape", "en shape", "ja shape", "ru shape"]),
    ("trip.seat", ["ar text", "de text", "en text", "ja text", "ru text"]),
    ("trip.carriages %lld %lld", ["de text"]), ("trip.stops %lld", ["ru shape"]),
  ])
  func `each difference of the copies is open, and nothing else`(_ key: String, _ open: [String]) async throws {
    let plan = try await DriftedProject.plan(key)
    #expect(plan.messages.map(\.key) == [key])
    #expect(Self.open(plan) == open.map { "\(key) \($0)" })
  }

  @Test func `the copy of the new owner counts, and every part says who it is from`() async throws {
    let message = try #require(try await DriftedProject.plan("trip.title").messages.first)
    #expect(message.copies.map(\.owner) == ["App", "Widget", "SharedTripUI"])
    let german = try #require(message.parts.first { $0.language == "de" })
    #expect(german.choices.map(\.owners) == [["App", "SharedTripUI"], ["Widget"]])
    let english = try #require(message.parts.first { $0.language == "en" })
    #expect(english.choices.map(\.owners) == [["App", "Widget", "SharedTripUI"]])
    #expect(message.parts.map(\.name) == ["comment", "extractionState", "ar", "de", "en", "ja", "ru"])
  }

  @Test func `a language and a comment that one copy lacks come from the other`() async throws {
    let plan = try await DriftedProject.plan("trip.platform", "trip.delay", "error.network")
    let lonely = plan.messages.flatMap { message in
      message.parts.filter { $0.choices.flatMap(\.owners) == ["App"] }.map { "\(message.key) \($0.name)" }
    }
    #expect(lonely == ["error.network ar", "error.network ru", "trip.delay comment", "trip.platform ja"])
  }

  @Test func `a preferred owner decides where it has a version, and the plan still shows the others`() async throws {
    let plan = try await DriftedProject.plan("trip.title", "trip.gate", prefer: "Widget")
    #expect(plan.openParts.isEmpty)
    let decided = plan.messages.flatMap(\.parts).filter { $0.choices.count > 1 }
    #expect(decided.map(\.decision) == [.owner("Widget"), .owner("Widget"), .owner("Widget")])
    let shared = try await DriftedProject.plan("trip.title", "trip.gate", prefer: "SharedTripUI")
    #expect(Self.open(shared) == ["trip.gate de state", "trip.gate ru state"])
  }

  // MARK: - Calls

  @Test func `an accessor that is there takes the place of both calls, and nothing else is edited`() async throws {
    let plan = try await DriftedProject.plan("trip.title")
    let lines = plan.edits.map { "\($0.file):\($0.line): \($0.was) \($0.becomes)" }
    #expect(
      lines == [
        #"App/Sources/TripScreen.swift:12: ["      Text(\"trip.title\")"] ["      Text(TripCopy.title)"]"#,
        #"Widget/Sources/TripWidgetView.swift:17: ["      Text(\"trip.title\")"] ["      Text(TripCopy.title)"]"#,
      ])
    #expect(plan.byHand.isEmpty)
    #expect(plan.edits.allSatisfy { $0.messages == ["trip.title"] })
  }

  @Test func `arguments go where the accessor takes them`() async throws {
    let plan = try await DriftedProject.plan("trip.arrivesIn %lld")
    #expect(
      plan.edits.map(\.becomes) == [
        [#"      Text(TripCopy.arrivesIn(minutes: minutes))"#], [#"      Text(TripCopy.arrivesIn(minutes: minutes))"#],
      ])
  }

  @Test func `an owner without an accessor gets one, for its own bundle`() async throws {
    let plan = try await DriftedProject.plan("trip.platform")
    let pieces = plan.edits.filter(\.isNewFile)
    let lines = pieces.flatMap(\.becomes)
    #expect(Set(pieces.map(\.file)) == [Self.sharedUI("TripCopy+Moved.swift")])
    #expect(lines.contains("extension TripCopy {") && lines.last == "}")
    #expect(lines.contains("  /// Label of the platform number"))
    #expect(lines.contains { $0.contains(#"String(localized: "trip.platform", bundle: .module"#) })
    #expect(
      plan.edits.filter { !$0.isNewFile }.map(\.becomes) == [
        ["      Text(TripCopy.platform())"], ["      Text(TripCopy.platform())"],
      ])
  }

  @Test func `two keys whose names are one get two functions`() async throws {
    var files = DriftedProject.files
    let entry = "{ \"extractionState\" : \"manual\", \"localizations\" : { } }"
    files["App/Resources/Localizable.xcstrings"] =
      #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "#
      + "\"trip.in time\": \(entry), \"trip.in-time\": \(entry) } }"
    files["App/Sources/TripScreen.swift"] = """
      import Foundation
      let one = NSLocalizedString("trip.in time", comment: "")
      let two = NSLocalizedString("trip.in-time", comment: "")
      """
    try await ScratchProject.with(files) { folder in
      let facts = try await WholeReading(CheckRequest(project: folder.folder, jobs: 2)).facts()
      let request = MigrationRequest(from: ["App"], to: "SharedTripUI", keys: .prefix("trip.in"))
      let root = folder.folder
      let plan = try PlanDrafting(request, facts) { DriftedProject.bytes($0, in: root) }.plan()
      let lines: [String] = plan.edits.flatMap(\.becomes)
      let functions = lines.filter { $0.contains("public static func ") }
      #expect(functions.count == 2 && Set(functions).count == 2, "\(functions)")
    }
  }

  @Test func `a file that imports the owner nowhere gets the import`() async throws {
    let plan = try await DriftedProject.plan("trip.preview")
    let edits = plan.edits.filter { $0.file == "App/Sources/OtherScreens.swift" }
    #expect(edits.map(\.was) == [[], [#"      Text("trip.preview")"#]])
    #expect(edits.first?.becomes == ["import SharedTripUI"])
  }

  @Test func `the owner's own code asks its bundle`() async throws {
    let plan = try await DriftedProject.plan("trip.badge")
    let edits = plan.edits.filter { $0.file == Self.sharedUI("TripBadge.swift") }
    #expect(edits.map(\.becomes) == [[#"      Text("trip.badge", bundle: .module)"#]])
  }

  @Test func `calls through a function of the project, and keys made of parts, are for a person`() async throws {
    let wrapped = try await DriftedProject.plan("trip.wrapped")
    #expect(wrapped.byHand.count == 1)
    #expect(wrapped.byHand[0].hasPrefix("Widget/Sources/TripWidgetView.swift:54:"))
    #expect(wrapped.byHand[0].contains("translated"))
    let composed = try await DriftedProject.plan("status.onTime", "status.late")
    #expect(composed.byHand.contains { $0.hasPrefix("App/Sources/OtherScreens.swift:34:") })
    #expect(composed.byHand.contains { $0.hasPrefix("Widget/Sources/StatusLine.swift:7:") })
    #expect(!composed.edits.contains { $0.file.hasSuffix("StatusLine.swift") })
  }

  @Test func `every file that is read or edited is an input, and no others`() async throws {
    let plan = try await DriftedProject.plan("trip.title")
    #expect(
      plan.inputs.keys.sorted() == [
        "App/Resources/Localizable.xcstrings", "App/Sources/TripScreen.swift",
        Self.sharedUI("Resources/Localizable.xcstrings"),
        "Widget/Resources/Localizable.xcstrings", "Widget/Sources/TripWidgetView.swift", "bordercheck.json",
      ])
    for (file, hash) in plan.inputs {
      #expect(FileDigest(DriftedProject.bytes(file) ?? []).text == hash)
    }
  }

  @Test func `the same plan each time, whatever order the keys are named in`() async throws {
    let one = try await DriftedProject.plan("trip.title", "trip.gate", "trip.seat")
    let other = try await DriftedProject.plan("trip.seat", "trip.title", "trip.gate")
    #expect(one.bytes == other.bytes)
  }

  // MARK: - Names that do not fit

  @Test func `a name that is nobody's, or does not fit the others, is refused with what was meant`() async throws {
    let keys = MigrationRequest.Keys.named(["trip.title"])
    let cases: [([String], String, String)] = [
      (["Ap"], "SharedTripUI", "no owner is named \"Ap\"; did you mean \"App\"?"),
      (["App"], "SharedTripUi", "did you mean \"SharedTripUI\"?"),
      ([], "SharedTripUI", "nothing is named to move from"),
      (["App", "Widget", "App"], "SharedTripUI", "App is named twice to move from"),
      (["App", "SharedTripUI"], "SharedTripUI", "both the old and the new owner"),
    ]
    for (from, to, words) in cases {
      let refusals = try await DriftedProject.refusals(keys, from: from, to: to)
      #expect(refusals.count == 1 && refusals[0].contains(words), "\(refusals)")
    }
  }

  @Test func `a key that is nowhere, and a prefix that no key has`() async throws {
    let missing = try await DriftedProject.refusals(.named(["trip.title", "trip.nothing"]))
    #expect(missing == ["\"trip.nothing\" stands in none of App, Widget"])
    let none = try await DriftedProject.refusals(.prefix("nothing."))
    #expect(none.count == 1 && none[0].contains("see `bordercheck duplicates`"))
  }

  @Test func `the table is said where the owner has several and none of the usual name`() async throws {
    let plan = try await DriftedProject.plan("trip.title", table: "Trips")
    #expect(plan.table == "Trips")
    await #expect(throws: MigrationError.self) { try await DriftedProject.plan("trip.title", table: "Nothing") }
  }
}
