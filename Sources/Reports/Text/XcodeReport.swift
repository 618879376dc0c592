package import Findings

/// Renders findings the way Xcode reads them from a build phase: `/path/File:12:5: error: message [rule]`, one line each.
package struct XcodeReport: Sendable {
  private let folder: String

  /// - Parameter folder: Absolute path of the project's folder; Xcode opens absolute paths only.
  package init(folder: String) {
    self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// A line for each finding that counts, errors first, then by place; nothing where there are none.
  package func text(of report: Report) -> String { text(of: report.countedFindings.sorted(by: Self.precedes)) }

  /// A line for each of the findings, in this order.
  package func text(of findings: [Finding]) -> String { findings.map { line(of: $0) + "\n" }.joined() }

  private func line(of finding: Finding) -> String {
    let place = finding.place.map { VisibleText("\(folder)/\($0.text)").plain + ": " } ?? ""
    let remedy = finding.remedy.isEmpty ? "" : "; \(finding.remedy)"
    return place + "\(finding.severity.word): \(VisibleText(finding.message + remedy).prose) [\(finding.rule)]"
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    let (place, other) = (left.place, right.place)
    if place?.file != other?.file { return (place?.file ?? "") < (other?.file ?? "") }
    let (mine, others) = ((place?.line ?? 0, place?.column ?? 0), (other?.line ?? 0, other?.column ?? 0))
    return mine == others ? left.id < right.id : mine < others
  }
}

extension Severity {
  /// Xcode knows three words; what could not be observed must stop a build.
  fileprivate var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error, .incomplete: "error"
    }
  }
}
