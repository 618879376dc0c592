internal import Synchronization

/// Lets so many hosts run at once and keeps others waiting, first come, first served.
///
/// What else a device takes (folders, requests, evidence) is done meanwhile, so that a processor whose host has ended
/// finds another one ready.
package final class HostSlots: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  /// - Parameter count: how many hosts run at once; at least 1.
  package init(_ count: Int) { state = Mutex(State(free: max(1, count))) }

  /// Does something that takes a slot, when there is one.
  package func with<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    await take()
    defer { giveBack() }
    return try await body()
  }

  private func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  private func giveBack() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}
