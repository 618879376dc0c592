/// Times a piece of work.
enum Timing {
  /// The median of `count` runs after one that is not counted, in seconds.
  static func median(of count: Int = 5, _ body: () throws -> Void) rethrows -> Double {
    try body()
    var times: [Double] = []
    for _ in 0..<count {
      let start = ContinuousClock.now
      try body()
      times.append(seconds(ContinuousClock.now - start))
    }
    return times.sorted()[count / 2]
  }

  /// The medians of two pieces of work that run in turn, in seconds.
  static func medians(
    of count: Int = 5, _ first: () async throws -> Void, _ second: () async throws -> Void
  ) async rethrows -> (Double, Double) {
    var times: ([Double], [Double]) = ([], [])
    for round in 0...count {
      let start = ContinuousClock.now
      try await first()
      let middle = ContinuousClock.now
      try await second()
      guard round > 0 else { continue }
      times.0.append(seconds(middle - start))
      times.1.append(seconds(ContinuousClock.now - middle))
    }
    return (times.0.sorted()[count / 2], times.1.sorted()[count / 2])
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
