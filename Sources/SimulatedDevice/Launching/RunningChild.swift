internal import Dispatch
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A started child and its group, until it is reaped.
///
/// A class because it is one thing in the world: whoever ends it and whoever waits for it must mean the same child.
final class RunningChild: Sendable {
  private struct State {
    /// Why the harness ends it; nil while it may run.
    var cause: ProcessEnd?
    var killAt: ContinuousClock.Instant?
    /// After this its number may belong to a stranger.
    var isReaped = false
  }

  let identifier: pid_t
  private let limits: LaunchLimits
  private let watchedFiles: [String]
  private let started = ContinuousClock.now
  private let state = Mutex(State())

  init(identifier: pid_t, limits: LaunchLimits, watchedFiles: [String]) {
    self.identifier = identifier
    self.limits = limits
    self.watchedFiles = watchedFiles
  }

  /// Asks the group to end and, after the grace, ends it; the first cause stands.
  func end(because cause: ProcessEnd) {
    state.withLock { state in
      guard state.cause == nil, !state.isReaped else { return }
      state.cause = cause
      state.killAt = .now + limits.grace
      systemKill(-identifier, SIGTERM)
    }
  }

  /// Ends the group at once; an earlier cause stands.
  func kill(because cause: ProcessEnd) {
    state.withLock { state in
      guard !state.isReaped else { return }
      state.cause = state.cause ?? cause
      systemKill(-identifier, SIGKILL)
    }
  }

  /// Looks at the limits every 20 milliseconds until the timer is cancelled.
  func watch() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: Self.watchers)
    timer.schedule(deadline: .now() + .milliseconds(20), repeating: .milliseconds(20), leeway: .milliseconds(5))
    timer.setEventHandler { @Sendable [self] in inspect() }
    timer.resume()
    return timer
  }

  /// Blocks until the child has ended, then ends what is left of its group and reaps it; called once.
  ///
  /// The child stays a zombie until its group was signalled, so that the group's number cannot be used anew.
  func waitForEnd() -> ProcessEnd {
    var facts = siginfo_t()
    while waitid(P_PID, id_t(identifier), &facts, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
    return state.withLock { state in
      systemKill(-identifier, SIGKILL)
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
      state.isReaped = true
      return state.cause ?? Self.end(status)
    }
  }
}

extension RunningChild {
  private static let watchers = DispatchQueue(label: "bordercheck.limits")

  private func inspect() {
    let now = ContinuousClock.now
    let (cause, killAt) = state.withLock { ($0.cause, $0.killAt) }
    if let cause {
      if let killAt, now >= killAt { kill(because: cause) }
    } else if now - started >= limits.time {
      end(because: .timedOut(after: limits.time))
    } else if watchedFiles.contains(where: { FileSystem.size(of: $0) ?? 0 > limits.output }) {
      // No grace: it would go on writing.
      kill(because: .flooded(limit: limits.output))
    }
  }

  /// Reads a wait status as POSIX lays it out: the low seven bits are the signal, the next byte the exit status.
  private static func end(_ status: Int32) -> ProcessEnd {
    let signal = status & 0x7f
    return signal == 0 ? .exited(status: (status >> 8) & 0xff) : .signalled(number: signal)
  }
}

/// `kill(2)`, under a name that a method called `kill` does not hide.
@discardableResult
private func systemKill(_ group: pid_t, _ signal: Int32) -> Int32 { kill(group, signal) }
