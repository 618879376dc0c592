import Foundation
import Testing

/// The golden cases: what Apple's systems do, as data and as situations in words.
///
/// `BORDERCHECK_GOLDEN_CASES` names another file of such cases.
@Suite("Golden cases")
struct GoldenSuite {
  @Test("Every golden case gives what Apple's systems give")
  func everyCase() throws {
    var run = GoldenRun()
    for areas in [
      GoldenLanguages.areas, GoldenLookUps.areas, GoldenFormats.areas, GoldenCompile.areas, GoldenKeys.areas,
    ] {
      run.areas.merge(areas) { first, _ in first }
    }
    run.narratives = GoldenStories.all
    run.narrativeAreas = GoldenUnsimulated.narrativeAreas
    run.unsimulated = GoldenUnsimulated.reasons
    run.explanations = ["compile": ["absent"]]
    run(try GoldenCase.read(Self.file))
    print(run.summary)
    for (id, reason) in run.skipped.sorted(by: { $0.key < $1.key }) { print("golden: skipped \(id): \(reason)") }
    for failure in run.failures { Issue.record(Comment(rawValue: failure)) }
  }

  private static var file: URL {
    if let other = ProcessInfo.processInfo.environment["BORDERCHECK_GOLDEN_CASES"] {
      return URL(fileURLWithPath: other)
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/golden-cases.json")
  }
}
