import Migration
import Testing

/// Keys that the system, a server or another file reads where they are.
@Suite struct RefusedKeysTests {
  @Test(arguments: [
    ("CFBundleDisplayName", "the system reads table InfoPlist"),
    ("NSLocationWhenInUseUsageDescription", "the system reads table InfoPlist"),
    ("Show my next trip in ${applicationName}", "the system reads table AppShortcuts"),
    ("push.delay.title", "a server or the system sends it"),
    ("gHH-BV-5kP.title", "it belongs to a storyboard or xib"), ("x3v-GG-iWU.text", "it belongs to a storyboard or xib"),
    ("intent.next.title", "the system reads it for the intents"),
  ])
  func `each copy is refused with its place and the reason`(_ key: String, _ reason: String) async throws {
    let refusals = try await DriftedProject.refusals(.named([key]))
    #expect(refusals.count == 2, "\(refusals)")
    #expect(refusals.allSatisfy { $0.contains("\"\(key)\" of ") && $0.contains(reason) && $0.contains("to stay") })
    #expect(refusals.first?.hasPrefix("App/") == true && refusals.last?.hasPrefix("Widget/") == true)
  }

  @Test(.disabled("the comments of legacy tables are not read yet, and nothing else tells what such a key is"))
  func `an object of an Interface Builder file that only its comment tells`() async throws {
    let refusals = try await DriftedProject.refusals(.named(["1179.title"]))
    #expect(refusals.count == 2 && refusals.allSatisfy { $0.contains("it belongs to a storyboard or xib") })
  }

  @Test func `one such key keeps the whole plan from being drawn, and all of them are named`() async throws {
    let refusals = try await DriftedProject.refusals(.named(["trip.title", "push.delay.title", "CFBundleDisplayName"]))
    #expect(refusals.count == 4)
    #expect(!refusals.contains { $0.contains("trip.title") })
  }

  @Test func `a copy that shared code finds beside that of an owner who is not asked`() async throws {
    let key = "No upcoming trips"
    let alone = try await DriftedProject.refusals(.named([key]), from: ["App"])
    #expect(alone.count == 1)
    #expect(
      alone.first?.hasSuffix("Shared/EmptyTrips.swift:5 also finds that of Widget; name Widget in --from too") == true)
    #expect(try await DriftedProject.refusals(.named([key])).isEmpty)
  }

  // MARK: - Renames

  @Test(arguments: ["OK", "Book", "Done", "Today"])
  func `a key that is its own text gets no other name`(_ key: String) async throws {
    let refusals = try await DriftedProject.refusals(.renamed([key: "common.x"]), from: ["App"], to: "App")
    #expect(refusals.count == 1 && refusals[0].contains("the key is its own text in en"), "\(refusals)")
  }

  @Test(arguments: [
    ("trip.title", "trip.gate", "App has \"trip.gate\" already"), ("trip.title", "", "its new name is empty"),
  ])
  func `a name that is taken, and none`(_ old: String, _ new: String, _ words: String) async throws {
    let refusals = try await DriftedProject.refusals(.renamed([old: new]), from: ["App"], to: "App")
    #expect(refusals.count == 1 && refusals[0].contains(words), "\(refusals)")
  }

  @Test func `a name for two keys, and one with other arguments`() async throws {
    let both = try await DriftedProject.refusals(
      .renamed(["account.title": "account.a", "trip.gate": "account.a"]), from: ["App"], to: "App")
    #expect(both.count == 2 && both.allSatisfy { $0.contains("another key is to get the name \"account.a\" too") })
    for new in ["trip.arrives", "trip.arrives %@", "trip.arrives %lld %lld"] {
      let other = try await DriftedProject.refusals(.renamed(["trip.arrivesIn %lld": new]), from: ["App"], to: "App")
      #expect(other.count == 1 && other[0].contains("its new name has other arguments"), "\(new)")
    }
  }

  @Test func `a renamed key is renamed in the literals of its callers`() async throws {
    let request = MigrationRequest(from: ["App"], to: "App", keys: .renamed(["account.title": "account.headline"]))
    let plan = try PlanDrafting(request, try await DriftedProject.facts(), files: DriftedProject.bytes).plan()
    #expect(plan.messages.map(\.newKey) == ["account.headline"])
    #expect(plan.messages[0].copies == [.init(owner: "App", table: "Localizable")])
    #expect(
      plan.edits == [
        PlannedEdit(
          file: "App/Sources/OtherScreens.swift", line: 13, was: [#"      Text("account.title")"#],
          becomes: [#"      Text("account.headline")"#], messages: ["account.title"])
      ])
    #expect(plan.openParts.isEmpty && plan.byHand.isEmpty)
  }

  @Test func `a key that code makes of parts is renamed by hand`() async throws {
    let request = MigrationRequest(from: ["App"], to: "App", keys: .renamed(["status.late": "status.delayed"]))
    let plan = try PlanDrafting(request, try await DriftedProject.facts(), files: DriftedProject.bytes).plan()
    #expect(plan.edits.isEmpty)
    #expect(plan.byHand.contains { $0.hasPrefix("App/Sources/OtherScreens.swift:34:") })
  }
}
