package import Reports

/// SARIF 2.1.0 for code scanning.
package enum SARIFFormat: ReportFormat {
  package static let name = "sarif"
  package static let summary = "SARIF 2.1.0 for code scanning"
  package static let needsObservations = false
  package static let isLimitedToChanges = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    SARIFReport(report, in: context).bytes
  }
}
