internal import Synchronization

/// The children that run now, each the leader of a group of its own, which a terminal's Ctrl-C does not reach.
///
/// Cancelling a task ends its children politely; this is for a tool that must end at once.
package final class LiveChildren: Sendable {
  private struct State {
    /// Nothing is started any more.
    var isClosed = false
    var children: [ObjectIdentifier: RunningChild] = [:]
  }

  /// The children of this process, for whoever handles its signals.
  package static let ofThisProcess = LiveChildren()

  private let state = Mutex(State())

  package init() {}

  /// Ends every child and its group without grace, and starts no other from then on.
  ///
  /// Does not wait until they are gone.
  package func endAtOnce() {
    let children = state.withLock { state in
      state.isClosed = true
      return state.children.values
    }
    for child in children { child.kill(because: .cancelled) }
  }

  /// Starts a child while nothing else is started or ended, so that no child is ever unknown.
  func start(_ child: ChildProcess) throws(StartFailure) -> RunningChild {
    try state.withLock { state -> Result<RunningChild, StartFailure> in
      guard !state.isClosed else { return .failure(.interrupted) }
      do throws(StartFailure) {
        let watched = [child.standardOutput, child.standardError] + child.watchedFiles
        let running = RunningChild(
          identifier: try Spawning.start(child), limits: child.limits, watchedFiles: watched)
        state.children[ObjectIdentifier(running)] = running
        return .success(running)
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Forgets a child that is reaped.
  func forget(_ child: RunningChild) {
    state.withLock { _ = $0.children.removeValue(forKey: ObjectIdentifier(child)) }
  }
}
