internal import Findings
internal import PositionedJSON
internal import Reports

/// One issue of GitLab's code quality report; members that GitLab does not read are left out.
struct GitLabIssue {
  static let descriptionLimit = 4_000

  let finding: Finding
  let context: RenderingContext

  func append(to line: inout JSONLine) {
    let place = RepositoryPlace(of: finding, in: context)
    line.beginObject()
    line.member("description", description)
    line.member("check_name", finding.rule)
    // The finding's identity, without line and text: an edit above it, or of the text, is no new issue.
    line.member("fingerprint", finding.id)
    line.member("severity", finding.severity.ofGitLab)
    line.beginObject("location")
    line.member("path", place?.name ?? RepositoryPlace.manifest(in: context))
    line.beginObject("lines")
    line.member("begin", place?.line ?? 1)
    line.endObject()
    line.endObject()
    line.endObject()
  }

  private var description: String {
    let remedy = finding.remedy.isEmpty ? "" : "; \(finding.remedy)"
    return BoundedText.cut(FindingLines.shown(finding.message + remedy), to: Self.descriptionLimit)
  }
}

extension Severity {
  fileprivate var ofGitLab: String {
    switch self {
    case .note: "info"
    case .warning: "minor"
    case .error: "critical"
    case .incomplete: "blocker"
    }
  }
}
