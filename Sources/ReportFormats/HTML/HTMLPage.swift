import Findings
import Reports

/// The page: verdict, what could not be observed, findings, matrix, what is accepted, facts about the run.
///
/// Whatever a person has to know is written out; the script only adds the matrix and the search.
struct HTMLPage {
  private let report: Report
  private let context: RenderingContext
  private let table: ObservationTable
  private let axes: MatrixAxes
  /// Those that count, then those that an exception accepts or a baseline knows.
  private let findings: [PageFinding]
  private let sections: FindingSections

  init(_ report: Report, in context: RenderingContext) {
    self.report = report
    self.context = context
    let index = FindingIndex(report.findings)
    table = ObservationNumbering(report, index: index).table(of: report)
    axes = MatrixAxes(cells: table.cells, unobserved: index.unobservedCells)
    findings = PageFindings.sorted(report.countedFindings + report.findings.filter { $0.exception != nil })
    sections = FindingSections(context: context, values: FindingValues(report, table))
  }

  var bytes: [UInt8] {
    let payload = MatrixPayload(report, findings, table, axes).bytes
    var page = HTMLWriter()
    page.reserve(payload.count + report.findings.count * 2048 + 65536)
    let summary = ReportSummary(report, axes)
    PageHead.append(summary, to: &page)
    page.markup("<body>\n<a class=\"skip\" href=\"#findings\">Skip to the findings</a>\n")
    VerdictSection(summary).append(to: &page)
    page.markup("<div id=\"search\" hidden></div>\n<main>\n")
    appendFindings(to: &page)
    UnjudgedSection(report).append(to: &page)
    MatrixSection(summary, counts: MatrixCounts(table, axes)).append(to: &page)
    appendAccepted(to: &page)
    RunSection(report, summary).append(to: &page)
    page.markup("</main>\n<script type=\"application/json\" id=\"evidence\">")
    page.append(payload)
    page.markup("</script>\n<script>\n")
    for part in PageScript.parts { page.markup(part) }
    page.markup("</script>\n</body>\n</html>\n")
    return page.bytes
  }
}

extension HTMLPage {
  private func appendFindings(to page: inout HTMLWriter) {
    let counted = findings.filter { $0.finding.exception == nil }
    let lost = counted.filter { $0.finding.severity == .incomplete }
    let found = counted.filter { $0.finding.severity != .incomplete }
    if !lost.isEmpty {
      page.markup(
        "<section class=\"part\" aria-labelledby=\"unobserved\">\n<h2 id=\"unobserved\">What could not be observed")
      page.markup("</h2>\n")
      sections.append(lost, to: &page)
      page.markup("</section>\n")
    }
    page.markup("<section class=\"part\" aria-labelledby=\"findings\">\n<h2 id=\"findings\">Findings</h2>\n")
    if found.isEmpty { appendNothingFound(besides: lost.count, to: &page) }
    sections.append(found, to: &page)
    page.markup("</section>\n")
  }

  private func appendNothingFound(besides lost: Int, to page: inout HTMLWriter) {
    switch report.verdict {
    case .incomplete:
      page.markup(
        "<p>No findings about what was observed. This is not a clean report: see what is missing above.</p>\n")
    case .clean, .findings:
      page.markup("<p>None in what this report covers.</p>\n")
    }
  }

  private func appendAccepted(to page: inout HTMLWriter) {
    let accepted = findings.filter { $0.finding.exception != nil }
    page.markup("<section class=\"part\" aria-labelledby=\"accepted\">\n<h2 id=\"accepted\">Accepted or known</h2>\n")
    if accepted.isEmpty {
      page.markup("<p>No finding is accepted by an exception, and none is known from a baseline.</p>\n")
    } else {
      page.markup("<p>These were found as well. They count for nothing, for the reason that each one gives.</p>\n")
    }
    sections.append(accepted, to: &page)
    page.markup("</section>\n")
  }
}
