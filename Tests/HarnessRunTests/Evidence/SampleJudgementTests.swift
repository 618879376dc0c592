import HarnessRun
import HostEvidence
import Reports
import Testing

/// The evidence of the sample products, judged apart from their run.
@Suite(.serialized) struct SampleJudgementTests {
  @Test func `the samples' evidence is clean, and says what it could not show`() async throws {
    let evidence = try Judging.readBack(try await Samples.run())
    let judged = try await Judging.judge([("evidence.jsonl", evidence)], project: Samples.folder)
    #expect(judged.verdict == .clean)
    #expect(judged.findings == [])
    // Every host is a process, one scenario sets an app's own language, and one upgrades.
    #expect(
      judged.unjudgedNames == [
        "host-crashed", "host-garbled", "host-silent", "host-timed-out", "override-removed",
        "result-depends-on-container",
      ])
    var twice = judged
    twice.unjudged = []
    #expect(twice.isSameFile(as: evidence))
  }

  /// One file for each product, as devices write them.
  @Test func `files of single products are as good as one`() async throws {
    let evidence = try Judging.readBack(try await Samples.run())
    let whole = try await Judging.judge([("evidence.jsonl", evidence)], project: Samples.folder)
    let files = ["/AppShell", "/TripWidget", "/SharedTripUIHost"].map { ("\($0).jsonl", evidence.only($0)) }
    let judged = try await Judging.judge(files, project: Samples.folder)
    #expect(judged.isSameFile(as: whole))
  }
}
