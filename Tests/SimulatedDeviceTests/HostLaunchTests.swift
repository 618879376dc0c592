import HostEvidence
import Testing

@testable import SimulatedDevice

@Suite struct HostLaunchTests {
  @Test func `an honest host's report comes back with the release filled in`() async throws {
    let result = try await HostStage.with(script: "cat $bundle/answer.jsonl >$place/evidence.jsonl") {
      try await $0.run()
    }
    var expected = HostStage.report()
    expected.cell.release = "current"
    #expect(result == HostResult(cell: HostStage.cell, outcome: .success(expected), standardErrorTail: ""))
  }

  @Test func `printing on both streams is no fault and the tail of standard error is kept`() async throws {
    let script = "echo chatter; echo first >&2; echo last >&2; cat $bundle/answer.jsonl >$place/evidence.jsonl"
    let result = try await HostStage.with(script: script) { try await $0.run() }
    #expect(throws: Never.self) { try result.outcome.get() }
    #expect(result.standardErrorTail == "first\nlast")
  }

  @Test(arguments: [
    ("kill -SEGV $$", HostFailure(.crashed, "was ended by SIGSEGV, bad memory access")),
    ("kill -KILL $$", HostFailure(.crashed, "was ended by SIGKILL, killed")),
    ("exit 3", HostFailure(.crashed, "ended with status 3")),
    (
      "cat $bundle/answer.jsonl >$place/evidence.jsonl; exit 3", HostFailure(.crashed, "ended with status 3")
    ),
    ("exit 0", HostFailure(.silent, "ended without writing evidence")),
    (": >$place/evidence.jsonl", HostFailure(.silent, "ended without writing evidence")),
  ]) func `a host that ends badly or says nothing is not clean`(script: String, failure: HostFailure) async throws {
    let result = try await HostStage.with(script: script) { try await $0.run() }
    #expect(result.outcome == .failure(failure))
  }

  @Test(arguments: [
    "echo garbage >$place/evidence.jsonl",
    "head -c 1000 /dev/zero >$place/evidence.jsonl",
    "head -n 1 $bundle/answer.jsonl >$place/evidence.jsonl",
    "head -c 150 $bundle/answer.jsonl >$place/evidence.jsonl",
    "cat $bundle/answer.jsonl $bundle/answer.jsonl >$place/evidence.jsonl",
    "(cat $bundle/answer.jsonl; printf '{') >$place/evidence.jsonl",
  ]) func `evidence that is garbage, half-written or has a tail is garbled`(script: String) async throws {
    let result = try await HostStage.with(script: script) { try await $0.run() }
    let failure = try #require(result.outcome.failure)
    #expect(failure.kind == .garbled)
    #expect(failure.reason.hasPrefix("wrote evidence that does not read: "))
  }

  @Test func `records of another cell, process or message are garbled`() async throws {
    let stranger = HostStage.report(cell: "misbehaviour/en/3/Other")
    #expect(try await failure(answering: stranger).reason.contains("another cell, 'misbehaviour/en/3/Other'"))
    #expect(try await failure(answering: HostStage.report(process: "Other.app")).kind == .garbled)
    let unasked = HostStage.report(key: "bye")
    #expect(
      try await failure(answering: unasked)
        == HostFailure(.garbled, "wrote a record of 'bye' of Liar, which was not requested"))
    var twice = HostStage.report()
    twice.observations += twice.observations
    #expect(
      try await failure(answering: twice) == HostFailure(.garbled, "wrote more than one record of 'hello' of Liar"))
  }

  @Test func `a requested message without record or remark is silence`() async throws {
    var nothing = HostStage.report()
    nothing.observations = []
    #expect(
      try await failure(answering: nothing)
        == HostFailure(
          .silent, "wrote no record of 1 of 1 requested messages, the first of them 'hello' of Liar"))
  }

  @Test func `a remark stands for the record that it explains`() async throws {
    var remarked = HostStage.report()
    remarked.observations = []
    remarked.remarks = [HostRemark(.noSurface, about: HostStage.message, message: "no surface presents it")]
    let script = "cat $bundle/answer.jsonl >$place/evidence.jsonl"
    let result = try await HostStage.with(script: script, answer: remarked.bytes) { try await $0.run() }
    #expect(try result.outcome.get().remarks == remarked.remarks)
  }

  @Test func `a missing executable is a crash that says why`() async throws {
    let result = try await HostStage.with(script: "") { stage in
      var launch = stage.launch
      launch.executable = "Nobody"
      return try await launch.run(on: stage.device, among: LiveChildren())
    }
    #expect(result.outcome == .failure(HostFailure(.crashed, "could not be started: no such file or directory")))
  }

  private func failure(answering report: HostReport) async throws -> HostFailure {
    let script = "cat $bundle/answer.jsonl >$place/evidence.jsonl"
    let result = try await HostStage.with(script: script, answer: report.bytes) { try await $0.run() }
    return try #require(result.outcome.failure)
  }
}

extension Result {
  var failure: Failure? {
    guard case .failure(let failure) = self else { return nil }
    return failure
  }
}
