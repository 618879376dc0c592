import Synchronization

/// Counts files as they are read by several readers, and tells how many are done.
final class ReadCounter: Sendable {
  private let done = Mutex(0)
  private let total: Int
  private let progress: @Sendable (_ done: Int, _ total: Int) -> Void

  init(total: Int, progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void) {
    self.total = total
    self.progress = progress
  }

  func count() {
    done.withLock { done in
      done += 1
      progress(done, total)
    }
  }
}
