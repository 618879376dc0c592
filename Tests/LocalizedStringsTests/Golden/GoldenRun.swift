/// Runs golden cases and counts them: a case is run, skipped with a reason, or failed.
struct GoldenRun {
  /// What a data area answers for one `given`, under the names that `expect` uses.
  typealias Area = @Sendable (GoldenGiven) throws -> [String: GoldenJSON]

  /// One situation told in words, with the test that was written for it by hand.
  typealias Narrative = @Sendable () throws -> Void

  /// Areas whose `given` is data.
  var areas: [String: Area] = [:]
  /// Areas whose `given` is a situation in words.
  var narrativeAreas: Set<String> = []
  /// Tests of narrative cases by identifier.
  var narratives: [String: Narrative] = [:]
  /// Cases that are not run, with the reason.
  var unsimulated: [String: String] = [:]
  /// Members of `expect` that explain and are not compared, by area.
  var explanations: [String: Set<String>] = [:]

  private(set) var run: [String] = []
  private(set) var skipped: [String: String] = [:]
  private(set) var failures: [String] = []

  /// The line that says how many cases were run.
  var summary: String { "golden: \(run.count) run, \(skipped.count) skipped" }

  mutating func callAsFunction(_ cases: [GoldenCase]) {
    for golden in cases { play(golden) }
    if run.isEmpty { failures.append("no case was run") }
  }

  private mutating func play(_ golden: GoldenCase) {
    if let reason = unsimulated[golden.id] {
      skipped[golden.id] = reason
    } else if let narrative = narratives[golden.id] {
      attempt(golden) { _ in
        try narrative()
        return nil
      }
    } else if let area = areas[golden.area] {
      attempt(golden, area)
    } else if narrativeAreas.contains(golden.area) {
      skipped[golden.id] = "a situation in words, and no test is written for it"
    } else {
      failures.append("\(golden.id): unknown area \(golden.area)")
    }
  }

  private mutating func attempt(_ golden: GoldenCase, _ body: (GoldenGiven) throws -> [String: GoldenJSON]?) {
    run.append(golden.id)
    let given = GoldenGiven(golden.given)
    do {
      guard let answer = try body(given) else { return }
      failures += given.unread.map { "\(golden.id): member \($0) of given was not read" }
      compare(golden, answer)
    } catch {
      failures.append("\(golden.id): \(error)")
    }
  }

  private mutating func compare(_ golden: GoldenCase, _ answer: [String: GoldenJSON]) {
    let explanations = explanations[golden.area, default: []].union(["note"])
    for (name, expected) in golden.expect.sorted(by: { $0.key < $1.key }) where !explanations.contains(name) {
      guard let actual = answer[name] else {
        failures.append("\(golden.id): nothing answers \(name)")
        continue
      }
      if !Self.matches(actual, expected) {
        failures.append("\(golden.id): \(name) is \(actual), expected \(expected)")
      }
    }
  }

  /// Equality; where a file is expected instead of a text, its name may be given by its end.
  private static func matches(_ actual: GoldenJSON, _ expected: GoldenJSON) -> Bool {
    if let end = expected.members?["fromFile"]?.text, let file = actual.members?["fromFile"]?.text {
      return file.hasSuffix(end)
    }
    return actual == expected
  }
}
