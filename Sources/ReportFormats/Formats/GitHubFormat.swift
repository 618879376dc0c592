package import Reports

/// Workflow commands, which GitHub's runner turns into annotations beside the lines of a change.
package enum GitHubFormat: ReportFormat {
  package static let name = "github"
  package static let summary = "annotations of a GitHub workflow"
  package static let needsObservations = false
  package static let isLimitedToChanges = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    Array(GitHubAnnotations(report: report, context: context).text.utf8)
  }
}
