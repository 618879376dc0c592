import Synchronization

/// Counts the cells that are done, over all devices that are played at once.
package final class CellCounter: Sendable {
  private let total: Int
  private let events: RunEvents
  private let done = Mutex(0)

  package init(total: Int, events: RunEvents) {
    self.total = total
    self.events = events
  }

  /// One more cell is done.
  func count(_ cell: String) {
    let number = done.withLock { done in
      done += 1
      return done
    }
    events.cells(number, total, cell)
  }
}
