import Reports

/// The place of the matrix, which the script fills.
struct MatrixSection {
  private let summary: ReportSummary
  private let counts: MatrixCounts

  init(_ summary: ReportSummary, counts: MatrixCounts) {
    self.summary = summary
    self.counts = counts
  }

  func append(to page: inout HTMLWriter) {
    page.markup(
      "<section class=\"part\" aria-labelledby=\"matrix\">\n<h2 id=\"matrix\">Matrix: messages by language</h2>\n")
    if summary.observations == 0 { appendNothing(to: &page) }
    if !summary.isWhole {
      page.markup("<p class=\"partial\"><strong>Part ")
      page.text(summary.shard.text)
      page.markup(" of the matrix only:</strong> what only other parts cover was not looked at.</p>\n")
    }
    if summary.observations > 0 {
      page.markup(Self.frame)
      counts.append(to: &page)
    }
    page.markup("</section>\n")
  }

  private func appendNothing(to page: inout HTMLWriter) {
    if summary.command == .check {
      page.markup("<p>A check reads files and looks nothing up, so that there is no matrix.</p>\n")
    } else {
      page.markup("<p>There are no observations to show: no message was seen in any language.</p>\n")
    }
  }

  private static let frame: StaticString = """
    <noscript><p class="needs-script"><strong>The matrix of single messages and the search need scripts.</strong> The
    findings on this page are complete without them.</p></noscript>
    <div id="matrix-app" hidden></div>

    """
}
