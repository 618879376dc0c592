import Findings

/// A finding and the identifier of its section in the page.
struct PageFinding {
  /// The finding's own, with a number behind it where a file has it more than once.
  var id: String
  var finding: Finding
}

/// Findings in the order of a page.
enum PageFindings {
  /// The worst first, then by rule, then by what they are about.
  static func sorted(_ findings: [Finding]) -> [PageFinding] {
    var seen: [String: Int] = [:]
    return findings.map { PageFinding(id: $0.id, finding: $0) }.sorted(by: precedes).map { finding in
      let number = seen[finding.id, default: 0] + 1
      seen[finding.id] = number
      return number == 1 ? finding : PageFinding(id: "\(finding.id)-\(number)", finding: finding.finding)
    }
  }

  private static func precedes(_ left: PageFinding, _ right: PageFinding) -> Bool {
    if left.finding.severity != right.finding.severity { return left.finding.severity > right.finding.severity }
    for (mine, other) in zip(left.order, right.order) where !mine.isIdentical(to: other) {
      return mine.precedes(other)
    }
    return left.order.count < right.order.count
  }
}

extension PageFinding {
  fileprivate var order: [String] {
    let about = [finding.owner, finding.table, finding.key, finding.product, finding.language].map { $0 ?? "" }
    let rest = [finding.message, finding.remedy, finding.place?.file ?? "", finding.exception ?? ""]
    return [finding.rule] + about + [id] + rest + finding.cells
  }
}
