package import Reports

/// `evidence.jsonl`, of which every other format is a projection.
package enum EvidenceFormat: ReportFormat {
  package static let name = "evidence"
  package static let summary = "every record, to be rendered, merged and compared later"
  package static let needsObservations = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    EvidenceWriter.bytes(of: report)
  }

  package static func write<Failure: Error>(
    _ report: Report, in context: RenderingContext, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try EvidenceWriter.write(report, to: sink)
  }
}
