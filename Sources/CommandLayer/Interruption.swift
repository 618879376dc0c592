import Dispatch
import Foundation
import Synchronization

/// Turns Ctrl-C and a polite termination into the cancellation of the command, and the second one into an end at once.
struct Interruption: Sendable {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Runs `body`; a signal meanwhile cancels it.
  ///
  /// A command that was cancelled and yet returned has ended early all the same, so its status is `interrupted`.
  static func guarding(
    messages: TextStream, _ body: @escaping @Sendable () async -> ExitStatus
  ) async -> ExitStatus {
    let task = Task { await body() }
    let count = Mutex(0)
    let queue = DispatchQueue(label: "bordercheck.interruption")
    let sources = signals.map { number in
      // The default action would end the process before the source hears of the signal.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        let before = count.withLock { count in
          defer { count += 1 }
          return count
        }
        guard before == 0 else { _exit(ExitStatus.interrupted.rawValue) }
        messages.write("\ninterrupted: ending hosts and removing temporary folders; once more ends at once\n")
        task.cancel()
      }
      source.activate()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    let status = await task.value
    return task.isCancelled ? .interrupted : status
  }
}

extension CommandSet {
  /// Runs this process's own command line and ends the process with the command's status.
  package func runProcess() async -> Never {
    // A reader that goes away shows as a failed write, not as the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let context = CommandContext.process()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = await Interruption.guarding(messages: context.messages) { await run(arguments, in: context) }
    exit(status.rawValue)
  }
}
