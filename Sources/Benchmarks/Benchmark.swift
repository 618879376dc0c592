/// One measured ratio: what it compares, in this very run, and the bar that it is held against.
struct Measurement: Sendable {
  /// Which side of the bar is good.
  enum Bar: Sendable {
    case atLeast(Double)
    case atMost(Double)
    /// Printed beside the others and held against nothing.
    case none
  }

  var name: String
  var ratio: Double
  var bar: Bar

  var isMet: Bool {
    switch bar {
    case .atLeast(let bar): ratio >= bar
    case .atMost(let bar): ratio <= bar
    case .none: true
    }
  }
}

/// Something that is measured; each is one file and stands in `Benchmarks.all`.
protocol Benchmark: Sendable {
  static var name: String { get }
  static func measurements() async throws -> [Measurement]
}

/// Every benchmark, in the order in which they run.
enum Benchmarks {
  static let all: [any Benchmark.Type] = [
    CatalogMemory.self, CatalogReading.self, CatalogRules.self, EntryMoving.self, LookUps.self, ProductInspecting.self,
    ProjectChecking.self, ReportRendering.self, SampleRun.self,
  ]
}
