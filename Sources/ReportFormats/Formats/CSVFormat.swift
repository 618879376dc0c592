package import Reports

/// A spreadsheet for translators.
package enum CSVFormat: ReportFormat {
  package static let name = "csv"
  package static let summary = "every message in every language as a spreadsheet, for translators"
  package static let needsObservations = true
  package static let needsCatalogs = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    CSVText.bytes(of: TranslatorTable(report, catalogs: context.catalogs).records)
  }
}
