import ConcurrentMap
import Synchronization
import Testing

@Suite struct ConcurrentMapTests {
  @Test(arguments: [1, 3, 100]) func `results keep the order whatever the width`(width: Int) async throws {
    let doubled = try await (0..<50).concurrentMap(width: width) { number in
      if number.isMultiple(of: 7) { await Task.yield() }
      return number * 2
    }
    #expect(doubled == (0..<50).map { $0 * 2 })
  }

  @Test func `no more run at once than the width`() async throws {
    let running = Running()
    _ = try await (0..<40).concurrentMap(width: 3) { _ in
      running.enter()
      await Task.yield()
      running.leave()
    }
    #expect(running.highest <= 3)
  }

  @Test func `nothing to do is an empty result`() async throws {
    let empty: [Int] = []
    #expect(try await empty.concurrentMap(width: 2) { $0 }.isEmpty)
  }
}

/// Counts how many are inside at once.
private final class Running: Sendable {
  private let state = Mutex((now: 0, highest: 0))

  var highest: Int { state.withLock(\.highest) }

  func enter() { state.withLock { $0 = ($0.now + 1, max($0.highest, $0.now + 1)) } }

  func leave() { state.withLock { $0.now -= 1 } }
}
