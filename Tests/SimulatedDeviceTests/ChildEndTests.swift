import ConcurrentMap
import Testing

@testable import SimulatedDevice

/// Ends that the harness brings about: nothing of the child is left, however it resists.
@Suite struct ChildEndTests {
  /// A marker in the command line of everything a test starts, found again in the process list.
  private static let limits = LaunchLimits(time: .milliseconds(300), grace: .milliseconds(100), output: 1 << 20)

  @Test(arguments: [
    "exec sleep 1000",
    "sleep 1000; echo done",
    "trap '' TERM; while :; do sleep 1000; done",
    "trap '' TERM INT HUP; sleep 1000 & sleep 1000 & wait; wait; sleep 1000",
  ]) func `a host that hangs is ended at its limit, whatever it ignores`(script: String) async throws {
    try await HostStage.with(script: script) { stage in
      let result = try await stage.run(Self.limits)
      #expect(result.outcome == .failure(HostFailure(.timedOut, "did not end within 0.3 seconds")))
      #expect(LiveProcesses.below(stage.root).isEmpty)
    }
  }

  @Test(arguments: [
    "while :; do echo flooooooooooooooooooooooooooooooooooooooooooooooooooooooooooood; done",
    "cat /dev/zero >&2",
    "trap '' TERM; cat /dev/zero >$place/evidence.jsonl",
  ]) func `a host that floods any of its files is ended`(script: String) async throws {
    try await HostStage.with(script: script) { stage in
      let limits = LaunchLimits(time: .seconds(20), output: 1 << 20)
      let result = try await stage.run(limits)
      #expect(result.outcome == .failure(HostFailure(.garbled, "wrote more than 1048576 bytes and was ended")))
      #expect(LiveProcesses.below(stage.root).isEmpty)
    }
  }

  @Test func `grandchildren that outlive an honest host are ended with it`() async throws {
    let script = "sleep 1000 & (trap '' TERM HUP; sleep 1000; :) & cat $bundle/answer.jsonl >$place/evidence.jsonl"
    try await HostStage.with(script: script) { stage in
      let result = try await stage.run()
      #expect(throws: Never.self) { try result.outcome.get() }
      #expect(await LiveProcesses.areGone(below: stage.root))
    }
  }

  @Test(.enabled(if: FileSystem.exists("/usr/bin/setsid"), "needs setsid"))
  func `a daemon that left the group is ended with the temporary folder`() async throws {
    let root = try await HostStage.with(
      script: "setsid sleep 1000 </dev/null >/dev/null 2>&1 & cat $bundle/answer.jsonl >$place/evidence.jsonl"
    ) { stage in
      _ = try await stage.run()
      return stage.root
    }
    #expect(await LiveProcesses.areGone(below: root))
    #expect(!FileSystem.exists(root))
  }

  @Test func `cancelling the task ends the child and its group`() async throws {
    try await HostStage.with(script: "trap '' TERM; sleep 1000 & echo up >$place/up; wait; sleep 1000") { stage in
      let task = Task { try await stage.run(LaunchLimits(grace: .milliseconds(50))) }
      while !FileSystem.exists("\(stage.place.folder)/up") { try await Task.sleep(for: .milliseconds(2)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(await LiveProcesses.areGone(below: stage.root))
    }
  }

  @Test func `ending at once leaves no child and starts no other`() async throws {
    try await HostStage.with(script: "trap '' TERM; echo up >$place/up; sleep 1000 & wait; sleep 1000") { stage in
      let children = LiveChildren()
      let task = Task { try await stage.launch.run(on: stage.device, among: children) }
      while !FileSystem.exists("\(stage.place.folder)/up") { try await Task.sleep(for: .milliseconds(2)) }
      children.endAtOnce()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(await LiveProcesses.areGone(below: stage.root))
      await #expect(throws: CancellationError.self) {
        try await stage.launch.run(on: stage.device, among: children)
      }
    }
  }

  @Test func `two hundred hosts at once all come back and leave nothing`() async throws {
    try await HostStage.with(script: "sleep 1000 & cat $bundle/answer.jsonl >$place/evidence.jsonl") { stage in
      let results = try await (0..<200).concurrentMap(width: 32) { number in
        try await stage.launch(number).run(on: stage.device, among: LiveChildren())
      }
      // They all answer for one cell, so for all but that one the record is another cell's.
      #expect(results.compactMap(\.outcome.failure).allSatisfy { $0.kind == .garbled })
      #expect(results.count == 200)
      #expect(await LiveProcesses.areGone(below: stage.root))
    }
  }
}

extension HostStage {
  /// The launch under another step's name, with files of its own.
  fileprivate func launch(_ number: Int) -> HostLaunch {
    var launch = launch
    launch.cell = "misbehaviour/en/\(number)/Liar"
    return launch
  }
}
