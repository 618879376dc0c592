import Foundation
import PositionedJSON
import StringCatalogs

/// Reading a large catalog with the places of every key, language and value, beside `JSONSerialization`.
enum CatalogReading: Benchmark {
  static let name = "reading a catalog of 30 languages"

  static func measurements() async throws -> [Measurement] {
    let bytes = Array(GeneratedCatalog.text(keys: GeneratedCatalog.manyKeys).utf8)
    let data = Data(bytes)
    var places = 0
    let ours = Timing.median { places = read(bytes) }
    guard places > GeneratedCatalog.manyKeys * 30 else { throw BenchmarkError("read only \(places) places") }
    let foundation = try Timing.median { _ = try JSONSerialization.jsonObject(with: data) }
    var measured = [
      Measurement(
        name: "catalog of \(bytes.count / 1000) kB: JSONSerialization / ours", ratio: foundation / ours,
        bar: .atLeast(5))
    ]
    if let python = try await pythonSeconds(data) {
      measured.append(Measurement(name: "the same: CPython's json.loads / ours", ratio: python / ours, bar: .none))
    }
    return measured
  }

  /// Goes over everything that has a place; the count keeps the work from being optimized away.
  private static func read(_ bytes: [UInt8]) -> Int {
    let reading = StringCatalog.read(bytes)
    var places = reading.problems.count
    for entry in reading.catalog?.strings ?? [] {
      places += entry.keyPosition.line > 0 ? 1 : 0
      for localization in entry.localizations {
        places += localization.position.line > 0 ? 1 : 0
        places += (localization.content.stringUnit?.position.line ?? 0) > 0 ? 1 : 0
      }
    }
    return places
  }

  /// The median of five; nil where there is no python3.
  private static func pythonSeconds(_ data: Data) async throws -> Double? {
    let script = """
      import json,sys,time
      text=open(sys.argv[1],'rb').read()
      times=[]
      for _ in range(6):
        start=time.perf_counter(); json.loads(text); times.append(time.perf_counter()-start)
      print(sorted(times[1:])[2])
      """
    guard let python = Child.executable("python3") else { return nil }
    let output = try await Child.output(of: python, arguments: { ["-c", script, $0] }, input: data)
    return Double(output.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

/// Why a benchmark could not be run.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
