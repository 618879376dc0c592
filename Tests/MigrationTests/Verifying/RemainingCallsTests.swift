import Findings
import Migration
import Testing

/// Calls that would show a key once the copies are gone.
@Suite struct RemainingCallsTests {
  @Test func `every call of a copy that leaves, before anything is applied`() async throws {
    let plan = try await DriftedProject.plan("trip.title", prefer: "App")
    let calls = RemainingCalls(plan, try await DriftedProject.facts(), files: DriftedProject.bytes).calls
    #expect(
      calls.map(\.description) == [
        "App/Sources/TripScreen.swift:12:12: \"trip.title\" of App",
        "Widget/Sources/TripWidgetView.swift:17:12: \"trip.title\" of Widget",
      ])
  }

  @Test func `none of a message that is kept separate`() async throws {
    var plan = try await DriftedProject.plan("trip.title")
    plan.messages[0].decision = .keepSeparate
    #expect(RemainingCalls(plan, try await DriftedProject.facts(), files: DriftedProject.bytes).calls.isEmpty)
  }

  @Test func `calls through a function of the project, and of keys made of parts, are among them`() async throws {
    let plan = try await DriftedProject.plan("trip.wrapped", "status.late", prefer: "App")
    let calls = RemainingCalls(plan, try await DriftedProject.facts(), files: DriftedProject.bytes).calls
    #expect(
      Set(calls.filter { $0.kind == .asks }.map(\.place.file)) == [
        "App/Sources/OtherScreens.swift", "App/Sources/TripScreen.swift", "Widget/Sources/StatusLine.swift",
        "Widget/Sources/TripWidgetView.swift",
      ])
    #expect(
      calls.filter { $0.kind == .declared }.map { "\($0.place.file) \($0.key) \($0.owner)" } == [
        "bordercheck.json status.late App"
      ])
  }
}
