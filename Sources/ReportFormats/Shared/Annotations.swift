package import Findings
package import Reports

/// The findings that a format shows beside the lines of a repository, and how many it leaves out.
///
/// Where only changed files are asked for, findings of other files are left out; what names no file of the repository is
/// kept, and so is everything that could not be observed.
package struct Annotations {
  /// The worst first, of changed files before others.
  package let findings: [Finding]
  /// Findings that count in the verdict and are not here.
  package let leftOut: Int

  package init(of report: Report, in context: RenderingContext) {
    let counted = report.countedFindings
    guard let changed = context.changedFiles else {
      findings = counted.sorted(by: FindingOrder.precedes)
      leftOut = 0
      return
    }
    func isChanged(_ finding: Finding) -> Bool {
      RepositoryPlace(of: finding, in: context)?.path.map { changed.contains($0) } ?? false
    }
    let kept = counted.filter { finding in
      finding.severity == .incomplete || RepositoryPlace(of: finding, in: context)?.path == nil || isChanged(finding)
    }
    let sorted = kept.map { (finding: $0, isChanged: isChanged($0)) }.sorted { left, right in
      guard left.finding.severity == right.finding.severity, left.isChanged != right.isChanged else {
        return FindingOrder.precedes(left.finding, right.finding)
      }
      return left.isChanged
    }
    findings = sorted.map(\.finding)
    leftOut = counted.count - kept.count
  }

  /// Such as `3 findings in files that were not changed are left out here; the verdict counts them`; nil where there are
  /// none.
  package var omission: String? {
    guard leftOut > 0 else { return nil }
    let findings = leftOut == 1 ? "1 finding" : "\(leftOut) findings"
    let files = leftOut == 1 ? "a file that was not changed is" : "files that were not changed are"
    return "\(findings) in \(files) left out here; the verdict counts \(leftOut == 1 ? "it" : "them")"
  }
}
