package import Reports

/// One page for a browser: findings to read, and the matrix to search.
package enum HTMLFormat: ReportFormat {
  package static let name = "html"
  package static let summary = "one page with every finding and a matrix to search, for people"
  package static let needsObservations = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    HTMLPage(report, in: context).bytes
  }
}
