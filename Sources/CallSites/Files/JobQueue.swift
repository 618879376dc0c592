import Synchronization

/// Files that wait for one of several readers: each takes a few when it has time, so that none waits for another.
final class JobQueue: Sendable {
  private let jobs: [Job]
  private let taken = Mutex(0)
  /// How many are taken at once.
  private static let portion = 8

  init(_ jobs: [Job]) { self.jobs = jobs }

  /// What one reader makes of the files that it gets, until there are no more.
  func compactMap<Result>(_ transform: (Job) -> Result?) -> [Result] {
    var results: [Result] = []
    while let portion = next() { results += jobs[portion].compactMap(transform) }
    return results
  }

  private func next() -> Range<Int>? {
    taken.withLock { taken in
      guard taken < jobs.count else { return nil }
      let start = taken
      taken = min(jobs.count, start + Self.portion)
      return start..<taken
    }
  }
}
