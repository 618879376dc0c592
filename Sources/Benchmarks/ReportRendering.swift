import ReportFormats
import Reports

/// The page of a report with 600,000 observations, beside its evidence.
enum ReportRendering: Benchmark {
  static let name = "reports of 600,000 observations"

  static func measurements() async throws -> [Measurement] {
    let report = GeneratedReport.report()
    var length = 0
    let times = await Timing.medians(
      { length += EvidenceWriter.bytes(of: report).count },
      { length += HTMLFormat.bytes(of: report, in: RenderingContext()).count })
    guard length > 0 else { throw BenchmarkError("nothing was written") }
    return [Measurement(name: "html / evidence", ratio: times.1 / times.0, bar: .atMost(2))]
  }
}
