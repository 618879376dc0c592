import Testing

@Suite("Running golden cases")
struct GoldenRunTests {
  private func result(_ cases: [GoldenCase], _ change: (inout GoldenRun) -> Void = { _ in }) -> GoldenRun {
    var run = GoldenRun()
    run.areas["double"] = { given in ["twice": .integer(2 * (given["number"]?.integer ?? 0))] }
    run.narrativeAreas = ["story"]
    change(&run)
    run(cases)
    return run
  }

  private func golden(_ area: String, _ given: [String: GoldenJSON], _ expect: [String: GoldenJSON]) -> GoldenCase {
    GoldenCase(id: "id", area: area, given: given, expect: expect)
  }

  @Test("A case whose answer is the expected one is run and counted")
  func passing() {
    let run = result([golden("double", ["number": .integer(2), "note": .null], ["twice": .integer(4)])])
    #expect(run.failures.isEmpty)
    #expect(run.summary == "golden: 1 run, 0 skipped")
  }

  @Test("A wrong answer, an unread member, an unanswered expectation and an unknown area are failures")
  func failing() {
    #expect(result([golden("double", ["number": .integer(2)], ["twice": .integer(5)])]).failures.count == 1)
    #expect(result([golden("double", ["more": .null], ["twice": .integer(0)])]).failures.count == 1)
    #expect(result([golden("double", [:], ["thrice": .integer(0)])]).failures.count == 1)
    #expect(result([golden("triple", [:], [:])]).failures.contains { $0.contains("unknown area") })
  }

  @Test("Nothing run is a failure")
  func nothing() {
    #expect(result([]).failures == ["no case was run"])
    #expect(result([golden("story", [:], [:])]).summary == "golden: 0 run, 1 skipped")
  }

  @Test("A member of a member that was not read is a failure too")
  func nested() {
    let run = result([golden("nest", ["main": .object(["dev": .null, "odd": .null])], [:])]) {
      $0.areas["nest"] = { given in
        _ = given.part("main")?["dev"]
        return [:]
      }
    }
    #expect(run.failures == ["id: member main.odd of given was not read"])
  }
}
