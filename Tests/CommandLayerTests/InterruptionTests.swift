import Foundation
import Synchronization
import Testing

@testable import CommandLayer

/// Signals that this process sends to itself; one test at a time, as they are the whole process's.
@Suite(.serialized) struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal cancels the command, and its status says so even if it returned well`(number: Int32) async {
    let messages = TextStream.memory()
    let calls = Calls()
    let status = await interruption(messages, calls).guarding {
      kill(getpid(), number)
      await untilCancelled()
      return .clean
    }
    #expect(status == .interrupted)
    #expect(messages.text.contains("interrupted: ending hosts"))
    #expect(calls.made == [])
  }

  @Test func `a second signal ends the children and then the process`() async {
    let calls = Calls()
    let status = await interruption(.memory(), calls).guarding {
      kill(getpid(), SIGINT)
      await untilCancelled()
      kill(getpid(), SIGTERM)
      await calls.waitForSome()
      return .clean
    }
    #expect(status == .interrupted)
    #expect(calls.made == ["end children", "end process: 130"])
  }

  @Test func `a command that does not heed its cancellation is ended`() async {
    let calls = Calls()
    var interruption = interruption(.memory(), calls)
    interruption.patience = .milliseconds(20)
    _ = await interruption.guarding {
      kill(getpid(), SIGINT)
      await untilCancelled()
      await calls.waitForSome()
      return .clean
    }
    #expect(calls.made == ["end children", "end process: 130"])
  }

  @Test func `without a signal the command's own status stands`() async {
    let calls = Calls()
    #expect(await interruption(.memory(), calls).guarding { .findings } == .findings)
    #expect(calls.made == [])
  }

  private func interruption(_ messages: TextStream, _ calls: Calls) -> Interruption {
    Interruption(
      messages: messages, endChildren: { calls.add("end children") },
      endProcess: { calls.add("end process: \($0.rawValue)") })
  }
}

/// Waits, without heeding it, for the task's cancellation.
private func untilCancelled() async {
  while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
}

/// What an interruption did, in order.
private final class Calls: Sendable {
  private let state = Mutex<[String]>([])

  var made: [String] { state.withLock(\.self) }

  func add(_ call: String) { state.withLock { $0.append(call) } }

  /// Waits until the process would have ended.
  func waitForSome() async {
    while made.count < 2 { await Task.yield() }
  }
}
