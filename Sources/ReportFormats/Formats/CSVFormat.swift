package import Reports

/// A spreadsheet for translators.
package enum CSVFormat: ReportFormat {
  package static let name = "csv"
  package static let summary = "every message in every language as a spreadsheet, for translators"
  package static let needsObservations = true
  package static let needsCatalogs = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    joined(report, in: context)
  }

  package static func write<Failure: Error>(
    _ report: Report, in context: RenderingContext, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try TranslatorTable(report, catalogs: context.catalogs).write(to: sink)
  }
}
