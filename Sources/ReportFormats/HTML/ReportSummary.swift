import Findings
import Reports

/// What a report comes to, in numbers.
struct ReportSummary {
  var verdict: Report.Verdict
  var command: Report.Origin
  var shard: Shard
  /// Findings that count, by severity.
  private var counts: [Severity: Int] = [:]
  var accepted: Int
  var observations: Int
  var lookUps: Int
  var scope: String?
  var cells: Int
  var scenarios: Int
  var products: [String]
  var languages: [String]

  init(_ report: Report, _ axes: MatrixAxes) {
    verdict = report.verdict
    command = report.command
    shard = report.shard
    for finding in report.countedFindings { counts[finding.severity, default: 0] += 1 }
    accepted = report.findings.count { $0.exception != nil }
    isOfNothing = report.isOfNothing
    observations = report.observations.count
    lookUps = report.lookUps
    scope = report.scope
    cells = report.cells.count
    scenarios = Set(report.cells.map(\.scenario)).count
    products = axes.products
    languages = axes.languages
  }

  func count(_ severity: Severity) -> Int { counts[severity, default: 0] }

  /// Whether the report is about all of the matrix.
  var isWhole: Bool { shard == .whole }

  /// Whether look-ups were to be made and none was.
  var isOfNothing: Bool

  var findings: Int { count(.error) + count(.warning) + count(.note) }
}
