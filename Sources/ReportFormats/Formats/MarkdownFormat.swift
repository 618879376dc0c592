package import Reports

/// Markdown as GitHub reads it.
package enum MarkdownFormat: ReportFormat {
  package static let name = "markdown"
  package static let summary = "a page for a job summary, a pull request or release notes on GitHub"
  package static let needsObservations = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    Array(MarkdownReport(in: context).text(of: report).utf8)
  }
}
