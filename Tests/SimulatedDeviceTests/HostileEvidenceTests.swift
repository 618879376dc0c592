import HostEvidence
import Testing

@testable import SimulatedDevice

/// Evidence that is no file, or that contradicts itself or the device.
@Suite struct HostileEvidenceTests {
  private static let writing = "cat $bundle/answer.jsonl >$place/evidence.jsonl"

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "mkfifo $place/evidence.jsonl", "mkdir $place/evidence.jsonl", "ln -s /dev/zero $place/evidence.jsonl",
      "ln -s $bundle/answer.jsonl $place/evidence.jsonl",
    ]) func `what is no file in the place of evidence is garbled, and nobody waits for it`(script: String) async throws
  {
    let result = try await HostStage.with(script: script) { try await $0.run() }
    #expect(
      result.outcome.failure
        == HostFailure(.garbled, "put something else in the place of its evidence, which must be a file"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["mkfifo", "mkdir"])
  func `what is no file in the place of standard error is nothing that was said`(make: String) async throws {
    let script = "\(Self.writing); rm $place/stderr.txt; \(make) $place/stderr.txt"
    let result = try await HostStage.with(script: script) { try await $0.run() }
    #expect(result.outcome.failure == nil)
    #expect(result.standardErrorTail == "")
  }

  @Test func `evidence larger than hosts may write is not read`() async throws {
    let result = try await HostStage.with(script: "truncate -s 64G $place/evidence.jsonl") { try await $0.run() }
    let failure = try #require(result.outcome.failure)
    #expect(failure.kind == .garbled || failure.kind == .crashed)
  }

  // MARK: - Contradictions

  private func failure(
    isFirst: Bool = false, _ change: (inout HostReport) -> Void
  ) async throws -> HostFailure? {
    var report = HostStage.report()
    change(&report)
    let result = try await HostStage.with(script: Self.writing, answer: report.bytes) { stage in
      var launch = stage.launch
      launch.isFirst = isFirst
      return try await launch.run(on: stage.device, among: LiveChildren())
    }
    return result.outcome.failure
  }

  private func expectGarbled(
    _ reason: String, isFirst: Bool = false, _ change: (inout HostReport) -> Void
  ) async throws {
    let failure = try #require(try await failure(isFirst: isFirst, change))
    #expect(failure.kind == .garbled)
    #expect(failure.reason.contains(reason), "\(failure.reason)")
  }

  private static func choice(of bundle: String, searchList: [String] = ["en"]) -> ChoiceRecord {
    ChoiceRecord(
      cell: HostStage.cell, bundle: bundle, identifier: nil, offers: ["en"], gate: nil, searchList: searchList)
  }

  @Test func `a value has a text, a file, a bundle and a localization`() async throws {
    try await expectGarbled("not what it shows") {
      $0.observations[0].outcome = .value
      $0.observations[0].value = nil
    }
    try await expectGarbled("not which file in which bundle") { $0.observations[0].outcome = .value }
    try await expectGarbled("not which file in which bundle") {
      $0.observations[0].outcome = .value
      $0.observations[0].file = "en.lproj/Localizable.strings"
      $0.observations[0].bundle = "."
    }
    try await expectGarbled("not what it shows") { $0.observations[0].value = nil }
    try await expectGarbled("there is no bundle") { $0.observations[0].outcome = .noBundle }
    let sound = try await failure {
      $0.observations[0].outcome = .value
      $0.observations[0].bundle = "."
      $0.observations[0].file = "en.lproj/Localizable.strings"
      $0.observations[0].resolvedLocale = "en"
    }
    #expect(sound == nil)
  }

  @Test func `a bundle that was asked is on the device or outside of it, by no absolute path`() async throws {
    try await expectGarbled("'K.bundle', which is not on the device") { $0.observations[0].asked = "K.bundle" }
    try await expectGarbled("by an absolute path") { $0.observations[0].asked = "/K.bundle" }
    try await expectGarbled("which is not on the device") { $0.observations[0].asked = "../../.." }
    let missing = try await failure {
      $0.observations[0].asked = "K.bundle"
      $0.observations[0].outcome = .noBundle
      $0.observations[0].value = nil
    }
    #expect(missing == nil)
    let outside = try await failure {
      $0.observations[0].asked = "outside:K.bundle"
      $0.choices.append(Self.choice(of: "outside:K.bundle"))
    }
    #expect(outside == nil)
  }

  @Test func `each bundle that was asked has one choice, and so has the main bundle`() async throws {
    try await expectGarbled("does not say how the languages of its main bundle") { $0.choices = [] }
    try await expectGarbled("more than one choice") { $0.choices += $0.choices }
    try await expectGarbled("not how its languages were chosen") { $0.observations[0].asked = "outside:K.bundle" }
    try await expectGarbled("two search lists for its main bundle: en in its cell and de, en in its choice") {
      $0.choices[0] = Self.choice(of: ".", searchList: ["de", "en"])
    }
  }

  @Test func `nothing is stored before the first launch of a new device`() async throws {
    try await expectGarbled("this is the first on the device", isFirst: true) {
      $0.observations[0].outcome = .persisted
    }
    #expect(try await failure { $0.observations[0].outcome = .persisted } == nil)
    try await expectGarbled("and that a table has it") {
      $0.observations[0].outcome = .persisted
      $0.observations[0].file = "en.lproj/Localizable.strings"
    }
  }
}
