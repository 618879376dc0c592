import Findings
import Reports

/// The head of the page: what the report comes to, and how much it is about.
struct VerdictSection {
  private let summary: ReportSummary

  init(_ summary: ReportSummary) {
    self.summary = summary
  }

  func append(to page: inout HTMLWriter) {
    page.markup("<header class=\"verdict ")
    page.text(summary.verdict.rawValue)
    page.markup("\">\n<h1><span class=\"glyph\" aria-hidden=\"true\">")
    page.text(glyph)
    page.markup("</span> ")
    appendTitle(to: &page)
    page.markup("</h1>\n")
    if !summary.isWhole { appendPart(to: &page) }
    appendCounts(to: &page)
    appendScope(to: &page)
    page.markup(
      """
      <nav aria-label="Parts of this page"><a href="#findings">Findings</a> <a href="#matrix">Matrix</a>
      <a href="#accepted">Accepted or known</a> <a href="#run">Run</a></nav>
      </header>

      """)
  }

  /// Such as `Findings: 2 errors, 1 warning`.
  func appendTitle(to page: inout HTMLWriter) {
    switch summary.verdict {
    case .clean: page.markup(summary.findings == 0 ? "Clean: nothing was found" : "Clean: nothing that fails was found")
    case .findings: appendFindings(to: &page)
    case .incomplete:
      page.markup(
        summary.isOfNothing ? "Incomplete: nothing was observed" : "Incomplete: not everything could be observed")
    }
    if !summary.isWhole {
      page.markup(", in part ")
      page.text(summary.shard.text)
      page.markup(" of the matrix only")
    }
  }

  private func appendFindings(to page: inout HTMLWriter) {
    page.markup("Findings:")
    var isFirst = true
    for severity in [Severity.error, .warning, .note] where summary.count(severity) > 0 {
      page.markup(isFirst ? " " : ", ")
      page.count(summary.count(severity), severity.noun)
      isFirst = false
    }
  }

  private var glyph: String {
    switch summary.verdict {
    case .clean: "✓"
    case .findings: "✗"
    case .incomplete: "?"
    }
  }
}

extension VerdictSection {
  private func appendPart(to page: inout HTMLWriter) {
    page.markup("<p class=\"partial\" role=\"note\"><strong>This is a part of the matrix only: ")
    page.text(summary.shard.text)
    page.markup(
      ".</strong> What the other parts cover was not looked at here. Merge the evidence of all parts before a release.</p>\n"
    )
  }

  private func appendCounts(to page: inout HTMLWriter) {
    page.markup("<ul class=\"counts\">\n")
    for severity in [Severity.error, .warning, .note] {
      appendCount(of: severity, to: &page) { page in
        page.count(summary.count(severity), severity.noun)
      }
    }
    appendCount(of: .incomplete, to: &page) { page in
      page.number(summary.count(.incomplete))
      page.markup(" could not be observed")
    }
    page.markup("<li class=\"accepted\"><span aria-hidden=\"true\">=</span> ")
    page.number(summary.accepted)
    page.markup(" accepted or known</li>\n</ul>\n")
  }

  private func appendCount(
    of severity: Severity, to page: inout HTMLWriter, _ words: (inout HTMLWriter) -> Void
  ) {
    page.markup("<li class=\"")
    page.text(summary.count(severity) == 0 ? "none" : severity.rawValue)
    page.markup("\"><span aria-hidden=\"true\">")
    page.text(severity.glyph)
    page.markup("</span> ")
    words(&page)
    page.markup("</li>\n")
  }

  private func appendScope(to page: inout HTMLWriter) {
    page.markup("<p class=\"scope\">Looked at: ")
    if let scope = summary.scope {
      page.prose(scope)
    } else {
      page.count(summary.observations, "observation")
      page.markup(" in ")
      page.count(summary.cells, "cell")
      page.markup(" of ")
      page.count(summary.scenarios, "scenario")
    }
    if !summary.languages.isEmpty {
      page.markup("; ")
      page.count(summary.products.count, "product")
      page.markup(", ")
      page.count(summary.languages.count, "language")
    }
    page.markup(".</p>\n")
  }
}

extension Severity {
  fileprivate var noun: StaticString {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    case .incomplete: "gap"
    }
  }
}
