package import Reports

/// The records of the evidence as one JSON document.
package enum JSONFormat: ReportFormat {
  package static let name = "json"
  package static let summary = "every record as one document, for programs"
  package static let needsObservations = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    JSONReport.bytes(of: report)
  }

  package static func write<Failure: Error>(
    _ report: Report, in context: RenderingContext, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try JSONReport.write(report, to: sink)
  }
}
