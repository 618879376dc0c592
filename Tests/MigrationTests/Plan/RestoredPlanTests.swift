import Migration
import PositionedJSON
import Testing

/// What a person made of "from", "choices" and values, held against what the copies say.
@Suite struct RestoredPlanTests {
  private static func unit(_ text: String) -> JSONFragment {
    .object([.init("stringUnit", .object([.init("state", .string("translated")), .init("value", .string(text))]))])
  }

  /// The German part of `trip.title`, which the widget has as "Reise" and the others as "Deine Reise".
  private static func restored(_ change: (inout PlannedPart) -> Void) async throws -> PlannedPart {
    var plan = try await DriftedProject.plan("trip.title")
    let index = try #require(plan.messages[0].parts.firstIndex { $0.language == "de" })
    change(&plan.messages[0].parts[index])
    return try plan.restored(from: try await DriftedProject.facts(), files: DriftedProject.bytes).messages[0].parts[
      index]
  }

  @Test func `a plan that nobody edited stays as it is`() async throws {
    let plan = try await DriftedProject.plan("trip.title", "trip.gate", "error.network", "trip.code")
    #expect(try plan.restored(from: try await DriftedProject.facts(), files: DriftedProject.bytes) == plan)
  }

  @Test func `an owner that was decided for stays decided, and the others are outvoted`() async throws {
    let part = try await Self.restored { $0.decision = .owner("Widget") }
    #expect(part.decision == .owner("Widget") && part.outvoted == ["App", "SharedTripUI"])
  }

  @Test func `a value without choices is written by a person, against all who say something else`() async throws {
    let part = try await Self.restored { part in
      part = PlannedPart("de", isLocalization: true, choices: [.init(owners: [], value: Self.unit("Unterwegs"))])
    }
    #expect(part.decision == .written(Self.unit("Unterwegs")))
    #expect(part.outvoted == ["App", "SharedTripUI", "Widget"] || part.outvoted == ["Widget", "App", "SharedTripUI"])
  }

  @Test func `a value that is said to be a copy's, and is not, is written by a person`() async throws {
    let part = try await Self.restored { part in
      let all = ["App", "Widget", "SharedTripUI"]
      part = PlannedPart("de", isLocalization: true, choices: [.init(owners: all, value: Self.unit("Reise"))])
    }
    #expect(part.decision == .written(Self.unit("Reise")) && part.outvoted == ["App", "SharedTripUI"])
    let swapped = try await Self.restored { part in
      part.choices[0].value = Self.unit("Gefälscht")
      part.decision = .owner("App")
    }
    #expect(swapped.decision == .written(Self.unit("Gefälscht")))
  }

  @Test func `what all agree on is agreed again, and what is open stays open`() async throws {
    #expect(try await Self.restored { _ in }.decision == .open)
    let plan = try await DriftedProject.plan("trip.subtitle")
    var edited = plan
    for index in edited.messages[0].parts.indices { edited.messages[0].parts[index].choices[0].owners = ["Nobody"] }
    #expect(try edited.restored(from: try await DriftedProject.facts(), files: DriftedProject.bytes) == plan)
  }

  @Test func `a part that no copy has is written by a person`() async throws {
    var plan = try await DriftedProject.plan("trip.subtitle")
    plan.messages[0].parts.append(
      PlannedPart("fr", isLocalization: true, choices: [.init(owners: ["App"], value: Self.unit("Tout"))]))
    let part = try #require(
      try plan.restored(from: try await DriftedProject.facts(), files: DriftedProject.bytes).messages[0].parts.last)
    #expect(part.decision == .written(Self.unit("Tout")) && part.choices.isEmpty)
  }

  @Test func `two plans with one effect, and with others`() async throws {
    let plan = try await DriftedProject.plan("trip.title", prefer: "App")
    let facts = try await DriftedProject.facts()
    var other = plan
    other.byHand = ["something"]
    let restored = try plan.restored(from: facts, files: DriftedProject.bytes)
    #expect(plan.hasSameEffect(as: other) && plan.hasSameEffect(as: restored))
    let changes: [(inout MigrationPlan) -> Void] = [
      { $0.messages[0].decision = .keepSeparate }, { $0.messages[0].newKey = "x" }, { $0.messages[0].copies = [] },
      { $0.messages[0].parts[0].decision = .written(.string("x")) }, { $0.edits[0].becomes = [] },
      { $0.edits[0].isWanted = false }, { $0.table = "Trips" }, { $0.inputs = [:] },
    ]
    for change in changes {
      var changed = plan
      change(&changed)
      #expect(!plan.hasSameEffect(as: changed))
    }
  }
}
