import Synchronization

/// Shows progress: on a terminal one line that is written over, elsewhere a line at most every 30 seconds.
///
/// The lines elsewhere keep a CI system from taking silence for a hang. Time comes from outside, so that a test can play.
package final class ProgressDisplay: Sendable {
  private struct State {
    var progress: Progress?
    /// When the last line was written; the start until then.
    var written: Duration
    var isLineOpen = false
  }

  private static let heartbeat = Duration.seconds(30)
  private static let refresh = Duration.milliseconds(80)

  private let columns: Int?
  private let now: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// - Parameters:
  ///   - columns: Width of the terminal; nil where there is none.
  ///   - now: Time since any fixed moment.
  ///   - write: Takes text as it is.
  package init(
    columns: Int?, now: @escaping @Sendable () -> Duration, write: @escaping @Sendable (String) -> Void
  ) {
    self.columns = columns
    self.now = now
    self.write = write
    state = Mutex(State(written: now()))
  }

  /// Takes the newest progress, and shows it if it is time.
  package func show(_ progress: Progress) {
    state.withLock { state in
      state.progress = progress
      refresh(&state)
    }
  }

  /// Shows the last progress again if it is time; called about once a second while nothing happens.
  package func beat() { state.withLock { refresh(&$0) } }

  /// Writes a line that stays, such as what is being built; where it takes long, the heartbeat says so again.
  package func announce(_ line: String) {
    state.withLock { state in
      write(erasing(&state) + "\(line)\n")
      if columns == nil { state.progress = Progress(activity: "still \(line)") }
      state.written = now()
    }
  }

  /// Writes a line that stays and is about nothing that goes on.
  package func say(_ line: String) {
    state.withLock { state in
      write(erasing(&state) + "\(line)\n")
      state.written = now()
    }
  }

  /// Removes the line that was written over.
  package func finish() {
    state.withLock { state in
      let text = erasing(&state)
      if !text.isEmpty { write(text) }
      state.progress = nil
    }
  }
}

extension ProgressDisplay {
  /// Runs `body` and beats meanwhile.
  package func beating<Value: Sendable>(
    every interval: Duration = .seconds(1), _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    defer { finish() }
    return try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await body() }
      group.addTask {
        while !Task.isCancelled {
          try? await Task.sleep(for: interval)
          self.beat()
        }
        return nil
      }
      defer { group.cancelAll() }
      while let value = try await group.next() {
        if let value { return value }
      }
      throw CancellationError()
    }
  }

  private func refresh(_ state: inout State) {
    guard let progress = state.progress else { return }
    let elapsed = now() - state.written
    if let columns {
      guard !state.isLineOpen || elapsed >= Self.refresh else { return }
      write("\r\u{1B}[K" + VisibleText(progress.line).text(within: columns - 1))
      state.isLineOpen = true
    } else {
      guard elapsed >= Self.heartbeat else { return }
      write(VisibleText(progress.line).text + "\n")
    }
    state.written = now()
  }

  private func erasing(_ state: inout State) -> String {
    defer { state.isLineOpen = false }
    return state.isLineOpen ? "\r\u{1B}[K" : ""
  }
}
