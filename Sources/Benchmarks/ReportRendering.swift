import Foundation
import HostEvidence
import ReportFormats
import Reports
import SimulatedDevice

/// Rendering a report of 600,000 observations in each format, beside writing the same report as evidence.
enum ReportRendering: Benchmark {
  static let name = "rendering a large report"
  /// The argument that makes this program the process that reads and renders.
  static let childArgument = "--render"
  private static let memory = 600_000_000.0

  static func measurements() async throws -> [Measurement] {
    try await TemporaryFolder.with { folder in
      let path = "\(folder)/evidence.jsonl"
      try write(GeneratedReport().report, to: path)
      var measurements: [Measurement] = []
      for name in ReportFormats.names {
        let (ratio, peak) = try await rendering(path, as: name)
        measurements += [
          Measurement(name: "\(name) / evidence, of 600,000 observations", ratio: ratio, bar: .atMost(2)),
          Measurement(name: "peak memory of reading it and writing \(name) / 600 MB", ratio: peak, bar: .atMost(1)),
        ]
      }
      return measurements
    }
  }

  /// What the measured process does: it reads the evidence, renders it in turn as that and in another format, and prints
  /// the ratio of the times and its peak in bytes.
  ///
  /// - Parameter path: a file with the name of the format and, on the next line, the path of the evidence.
  static func renderAsChild(_ path: String) async throws {
    let lines = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self).split(separator: "\n")
    guard lines.count == 2, let format = ReportFormats.named(String(lines[0])) else {
      throw BenchmarkError("\(path) names no format and evidence")
    }
    var reader = EvidenceReader()
    guard try FileBytes.read(String(lines[1]), piece: { piece in try reader.read(piece) }) else {
      throw BenchmarkError("\(lines[1]) cannot be read")
    }
    let report = try reader.finish()
    let (other, evidence) = try await Timing.medians(of: 3) {
      try render(report, in: format)
    } _: {
      try render(report, in: EvidenceFormat.self)
    }
    print(other / evidence, try PeakMemory.ofThisProcess())
  }

  private static func render(_ report: Report, in format: any ReportFormat.Type) throws {
    var count = 0
    format.write(report, in: RenderingContext()) { count += $0.count }
    guard count > 1000 else { throw BenchmarkError("\(format.name) wrote \(count) bytes") }
  }

  private static func write(_ report: Report, to path: String) throws {
    var file = try PartialFile(path)
    EvidenceWriter.write(report) { file.write($0) }
    try file.complete()
  }

  private static func rendering(_ path: String, as format: String) async throws -> (ratio: Double, peak: Double) {
    let output = try await Child.output(
      of: RunningTool.path, arguments: { [childArgument, $0] }, input: Data("\(format)\n\(path)".utf8),
      limit: .seconds(600))
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 2, numbers[1] > 0 else { throw BenchmarkError("the measured process printed no figures") }
    return (numbers[0], numbers[1] / memory)
  }
}
