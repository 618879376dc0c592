internal import PositionedJSON
package import Reports

/// GitLab's code quality report: an array of issues, `[]` where there is none.
///
/// What could not be observed is an issue too, the worst there is.
package enum GitLabFormat: ReportFormat {
  package static let name = "gitlab"
  package static let summary = "issues for GitLab's code quality widget"
  package static let needsObservations = false
  package static let isLimitedToChanges = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    let issues = Annotations(of: report, in: context).findings.map { finding in
      var line = JSONLine()
      GitLabIssue(finding: finding, context: context).append(to: &line)
      return line.bytes
    }
    return LogSafeJSON.bytes(array(issues))
  }

  private static func array(_ elements: [[UInt8]]) -> [UInt8] {
    guard !elements.isEmpty else { return Array("[]\n".utf8) }
    return Array("[\n".utf8) + elements.joined(separator: Array(",\n".utf8)) + Array("\n]\n".utf8)
  }
}
