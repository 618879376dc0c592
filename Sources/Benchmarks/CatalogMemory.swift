import Foundation
import SimulatedDevice
import StringCatalogs

/// The peak memory of a process that reads a large catalog, less that of one that reads a small one.
enum CatalogMemory: Benchmark {
  static let name = "memory of reading a catalog"
  /// The argument that makes this program the process that is measured.
  static let childArgument = "--read-catalog"

  static func measurements() async throws -> [Measurement] {
    let large = Data(GeneratedCatalog.text(keys: GeneratedCatalog.manyKeys).utf8)
    let small = Data(smallCatalog.utf8)
    let peaks = (try await peak(large), try await peak(small))
    return [
      Measurement(
        name: "catalog of \(large.count / 1000) kB: peak memory / file",
        ratio: (peaks.0 - peaks.1) / Double(large.count),
        bar: .atMost(6))
    ]
  }

  /// What the measured process does: it reads the file, keeps what it read, and prints its peak in bytes.
  static func readAsChild(_ path: String) throws {
    let reading = StringCatalog.read([UInt8](try Data(contentsOf: URL(filePath: path))))
    guard let catalog = reading.catalog, catalog.entry("") == nil else { throw BenchmarkError("cannot read \(path)") }
    print(try PeakMemory.ofThisProcess())
  }

  private static let smallCatalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {

      },
      "version" : "1.0"
    }
    """

  private static func peak(_ catalog: Data) async throws -> Double {
    let output = try await Child.output(
      of: RunningTool.path, arguments: { [childArgument, $0] }, input: catalog)
    guard let bytes = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)), bytes > 0 else {
      throw BenchmarkError("the measured process printed no peak")
    }
    return bytes
  }
}
