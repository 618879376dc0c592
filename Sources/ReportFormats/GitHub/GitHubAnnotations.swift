internal import Findings
internal import Reports

/// Findings as annotations of a GitHub workflow: the runner keeps ten of each kind in a step and drops the rest silently.
struct GitHubAnnotations {
  /// Of each kind, besides the one that counts the rest.
  static let limit = 9

  let report: Report
  let context: RenderingContext

  /// One command on each line; nothing where there is nothing to say.
  var text: String {
    let annotations = Annotations(of: report, in: context)
    let groups = FindingGroup.groups(of: annotations.findings)
    let omission = annotations.omission.map { WorkflowCommand(kind: .notice, message: $0) }
    let errors = commands(.error, groups)
    let warnings = commands(.warning, groups)
    let notices = commands(.notice, groups, limit: omission == nil ? Self.limit : Self.limit - 1)
    return (errors + warnings + notices + (omission.map { [$0] } ?? [])).map { "\($0.text)\n" }.joined()
  }

  private func commands(
    _ kind: WorkflowCommand.Kind, _ groups: [FindingGroup], limit: Int = limit
  ) -> [WorkflowCommand] {
    let groups = groups.filter { $0.worst.severity.annotation == kind }
    let rest = groups.dropFirst(limit).reduce(0) { $0 + $1.findings.count }
    let others = context.hasJobSummary ? "the job's summary" : "a text or markdown report"
    let more = "and \(rest) more \(rest == 1 ? "finding" : "findings") of this severity, which \(others) has"
    return groups.prefix(limit).map { command(kind, $0) }
      + (rest == 0 ? [] : [WorkflowCommand(kind: kind, message: more)])
  }

  private func command(_ kind: WorkflowCommand.Kind, _ group: FindingGroup) -> WorkflowCommand {
    let place = RepositoryPlace(of: group.worst, in: context)
    var text = group.text(limit: 2 * WorkflowCommand.messageLimit)
    if let place, place.path == nil { text = "\(VisibleText(place.name).plain): \(text)" }
    return WorkflowCommand(
      kind: kind, file: place?.path.map { VisibleText($0).plain }, line: place?.path == nil ? nil : place?.line,
      column: place?.column, title: group.worst.rule, message: text)
  }
}

extension Severity {
  /// What could not be observed must be seen as much as an error.
  fileprivate var annotation: WorkflowCommand.Kind {
    switch self {
    case .note: .notice
    case .warning: .warning
    case .error, .incomplete: .error
    }
  }
}
