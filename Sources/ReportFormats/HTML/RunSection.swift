import HostEvidence
import Reports

/// What ran: versions, the command, the matrix, and the scenarios that were played.
struct RunSection {
  private let report: Report
  private let summary: ReportSummary

  init(_ report: Report, _ summary: ReportSummary) {
    self.report = report
    self.summary = summary
  }

  func append(to page: inout HTMLWriter) {
    page.markup("<section class=\"part\" aria-labelledby=\"run\">\n<h2 id=\"run\">Run</h2>\n<dl class=\"facts\">\n")
    page.element("<dt>Tool</dt><dd>bordercheck ", report.tool, "</dd>\n")
    page.element("<dt>Command</dt><dd><code>", report.command.rawValue, "</code></dd>\n")
    page.element("<dt>Matrix</dt><dd><code>", report.matrix, "</code></dd>\n")
    page.element("<dt>Part</dt><dd>", report.shard.text, summary.isWhole ? ", the whole matrix" : ", a part only")
    page.markup("</dd>\n<dt>Look-ups</dt><dd>")
    page.number(max(report.lookUps, report.observations.count))
    page.markup("</dd>\n")
    list("<dt>Products</dt><dd>", summary.products, to: &page)
    list("<dt>Languages</dt><dd>", summary.languages, to: &page)
    page.markup("</dl>\n")
    appendScenarios(to: &page)
    page.markup("</section>\n")
  }

  private func list(_ start: StaticString, _ names: [String], to page: inout HTMLWriter) {
    guard !names.isEmpty else { return }
    page.element(start, names.joined(separator: ", "), "</dd>\n")
  }

  private func appendScenarios(to page: inout HTMLWriter) {
    guard !report.cells.isEmpty else { return }
    page.markup(
      """
      <table class="scenarios"><caption>Scenarios that were played</caption>
      <thead><tr><th scope="col">Scenario</th><th scope="col">Cells</th><th scope="col">Releases</th>
      <th scope="col">Hosts</th></tr></thead>
      <tbody>

      """)
    let scenarios = Dictionary(grouping: report.cells, by: \.scenario).sorted { $0.key.precedes($1.key) }
    for (name, cells) in scenarios { append(name, cells, to: &page) }
    page.markup("</tbody></table>\n")
  }

  private func append(_ scenario: String, _ cells: [CellRecord], to page: inout HTMLWriter) {
    page.element("<tr><th scope=\"row\"><bdi>", scenario, "</bdi></th><td>")
    page.number(cells.count)
    page.element("</td><td><bdi>", Self.names(cells.map(\.release)), "</bdi></td>")
    page.element("<td>", Self.names(cells.map(\.host.rawValue)), "</td></tr>\n")
  }

  private static func names(_ names: [String]) -> String {
    Set(names).sorted { $0.precedes($1) }.joined(separator: ", ")
  }
}
