import ConcurrentMap
import Synchronization
import Testing

@testable import SimulatedDevice

@Suite struct HostSlotsTests {
  @Test(arguments: [1, 3]) func `no more hosts run at once than there are slots`(count: Int) async throws {
    let slots = HostSlots(count)
    let state = Mutex((now: 0, highest: 0, all: 0))
    _ = try await (0..<40).concurrentMap(width: 8) { _ in
      await slots.with {
        state.withLock { $0 = ($0.now + 1, max($0.highest, $0.now + 1), $0.all + 1) }
        await Task.yield()
        state.withLock { $0.now -= 1 }
      }
    }
    #expect(state.withLock { $0.highest } <= count)
    #expect(state.withLock { $0.all } == 40)
  }

  @Test func `an error gives the slot back`() async throws {
    let slots = HostSlots(1)
    await #expect(throws: CancellationError.self) { try await slots.with { throw CancellationError() } }
    #expect(await slots.with { 1 } == 1)
  }
}
