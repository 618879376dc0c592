import Migration
import PositionedJSON
import Testing

/// Copies that say something else than when the plan was applied.
@Suite struct EditedCopiesTests {
  private static func edited(_ change: (inout MigrationPlan) -> Void) async throws -> [String] {
    var plan = try await DriftedProject.plan("trip.title", "trip.platform", prefer: "App")
    change(&plan)
    return try EditedCopies(plan, try await DriftedProject.facts(), files: DriftedProject.bytes).copies.map {
      "\($0.key) \($0.owner) \($0.parts)"
    }
  }

  @Test func `none where all say what they said, and none of what stays`() async throws {
    #expect(try await Self.edited { _ in }.isEmpty)
    #expect(
      try await Self.edited { plan in
        plan.messages[1].parts = []
        plan.messages[1].decision = .keepSeparate
      }.isEmpty)
  }

  @Test func `another text, and a language that was not there, by the copy that has it`() async throws {
    let text = try await Self.edited { plan in
      guard let index = plan.messages[1].parts.firstIndex(where: { $0.language == "de" }) else { return }
      plan.messages[1].parts[index].choices[1].value = .string("then")
    }
    #expect(text == ["trip.title Widget [\"de\"]"])
    let language = try await Self.edited { plan in plan.messages[0].parts.removeAll { $0.language == "ja" } }
    #expect(language == ["trip.platform App [\"ja\"]"])
  }
}
