package import Reports

/// JUnit XML, which most CI systems read.
package enum JUnitFormat: ReportFormat {
  package static let name = "junit"
  package static let summary = "a test result for each message and product, for CI systems"
  package static let needsObservations = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    joined(report, in: context)
  }

  package static func write<Failure: Error>(
    _ report: Report, in context: RenderingContext, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try JUnitReport(report, in: context).write(to: sink)
  }
}
