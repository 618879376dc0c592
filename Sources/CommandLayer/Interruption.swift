import Dispatch
import Foundation
import Synchronization

/// Turns Ctrl-C and a polite termination into the cancellation of the command, and the second one into an end at once.
struct Interruption: Sendable {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  let messages: TextStream
  /// How long a command that was cancelled may take to end before it is ended.
  var patience: DispatchTimeInterval = .seconds(10)
  /// Ends what would outlive this process: a child that leads its own group does not hear of a terminal's Ctrl-C.
  let endChildren: @Sendable () -> Void
  /// Ends this process without running anything that is registered to run at its end.
  var endProcess: @Sendable (ExitStatus) -> Void = { _exit($0.rawValue) }

  private struct State {
    var task: Task<ExitStatus, Never>?
    var signals = 0
    var isOver = false
  }

  /// Runs `body`; a signal meanwhile cancels it.
  ///
  /// A command that was cancelled and yet returned has ended early all the same, so its status is `interrupted`.
  func guarding(_ body: @escaping @Sendable () async -> ExitStatus) async -> ExitStatus {
    let state = Mutex(State())
    let queue = DispatchQueue(label: "bordercheck.interruption")
    var sources: [any DispatchSourceSignal] = []
    for number in Self.signals where Self.isHeard(number) {
      let source = await Self.source(of: number, on: queue) {
        let (signals, task) = state.withLock { state in
          state.signals += 1
          return (state.signals, state.task)
        }
        guard signals == 1 else { return endAtOnce() }
        messages.write("\ninterrupted: ending hosts and removing temporary folders; once more ends at once\n")
        task?.cancel()
        queue.asyncAfter(deadline: .now() + patience) { if !state.withLock(\.isOver) { endAtOnce() } }
      }
      sources.append(source)
    }
    let task = Task { await body() }
    let isLate = state.withLock { state in
      state.task = task
      return state.signals > 0
    }
    if isLate { task.cancel() }
    let status = await task.value
    state.withLock { $0.isOver = true }
    for source in sources { source.cancel() }
    return task.isCancelled ? .interrupted : status
  }

  /// A source that hears the signal when this returns; one that came before would be lost or end the process.
  private static func source(
    of number: Int32, on queue: DispatchQueue, _ handle: @escaping @Sendable () -> Void
  ) async -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler(handler: handle)
    await withCheckedContinuation { continuation in
      source.setRegistrationHandler { continuation.resume() }
      source.activate()
    }
    #if canImport(Darwin)
      // There the source only watches, and the default action would still end the process.
      signal(number, SIG_IGN)
    #endif
    return source
  }

  private func endAtOnce() {
    endChildren()
    endProcess(.interrupted)
  }

  /// Whether a signal is for this process: `nohup` has it ignore that its terminal went away, and that stands.
  ///
  /// A shell has its background jobs ignore Ctrl-C as well, but what is sent to them by name is meant for them.
  private static func isHeard(_ number: Int32) -> Bool {
    guard number == SIGHUP else { return true }
    let before = signal(number, SIG_IGN)
    signal(number, before)
    return unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

extension CommandSet {
  /// Runs this process's own command line and ends the process with the command's status.
  ///
  /// - Parameter endChildren: ends every child process at once; called when the process must not wait any longer.
  package func runProcess(endChildren: @escaping @Sendable () -> Void = {}) async -> Never {
    // A reader that goes away shows as a failed write, not as the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let context = CommandContext.process()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let interruption = Interruption(messages: context.messages, endChildren: endChildren)
    let status = await interruption.guarding { await run(arguments, in: context) }
    exit(status.rawValue)
  }
}
