import ConcurrentMap
import Foundation
import ProductInspection
import Reports
import SimulatedDevice

/// Inspecting a built app with two million look-ups, beside reading its tables with Foundation.
enum ProductInspecting: Benchmark {
  static let name = "inspecting a large product"
  /// The argument that makes this program the process whose memory is measured.
  static let childArgument = "--inspect"

  static func measurements() async throws -> [Measurement] {
    try await TemporaryFolder.with { folder in
      let build = try GeneratedBuild(in: folder)
      let (inspecting, reading) = try await Timing.medians(of: 1) {
        _ = try await inspect(build.path)
      } _: {
        try await read(build.tables)
      }
      return [
        Measurement(
          name: "inspecting 2 million look-ups / reading the tables with PropertyListSerialization",
          ratio: inspecting / reading, bar: .atMost(4)),
        Measurement(
          name: "peak memory of that inspection / 600 MB", ratio: try await peak(build.path) / 600_000_000,
          bar: .atMost(1)),
      ]
    }
  }

  /// What the measured process does: it inspects and prints its peak in bytes.
  static func inspectAsChild(_ path: String) async throws {
    _ = try await inspect(String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self))
    print(try PeakMemory.ofThisProcess())
  }

  private static func inspect(_ path: String) async throws -> Int {
    var request = InspectRequest(path: path, jobs: ProcessInfo.processInfo.activeProcessorCount)
    request.languages = GeneratedBuild.languages.map { [$0] }
    let report = try await ProductInspection(request, environment: [:]).inspected().report
    let expected = GeneratedBuild.keys * GeneratedBuild.languages.count * (GeneratedBuild.extensions + 1)
    guard report.lookUps >= expected, report.findings.isEmpty else {
      throw BenchmarkError(
        "\(report.lookUps) look-ups, \(report.findings.count) findings: \(report.findings.prefix(2))")
    }
    return report.lookUps
  }

  private static func read(_ tables: [String]) async throws {
    let counts = try await tables.concurrentMap(width: ProcessInfo.processInfo.activeProcessorCount) { path in
      let data = try Data(contentsOf: URL(filePath: path))
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      return (list as? [String: Any])?.count ?? 0
    }
    guard counts.allSatisfy({ $0 > 0 }) else { throw BenchmarkError("a generated table is empty") }
  }

  private static func peak(_ path: String) async throws -> Double {
    let output = try await Child.output(
      of: RunningTool.path, arguments: { [childArgument, $0] }, input: Data(path.utf8), limit: .seconds(600))
    guard let bytes = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)), bytes > 0 else {
      throw BenchmarkError("the measured process printed no peak")
    }
    return bytes
  }
}
