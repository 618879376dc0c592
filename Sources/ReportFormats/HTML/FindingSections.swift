import Findings
import Reports

/// Findings by severity and cause, as many as there are; of one cause those beyond the first few are folded up.
struct FindingSections {
  /// Findings of one cause that stand open.
  static let openLimit = 20

  let context: RenderingContext
  let values: FindingValues

  /// - Parameter findings: in the page's order.
  func append(_ findings: [PageFinding], to page: inout HTMLWriter) {
    var rest = findings[...]
    while let first = rest.first {
      let group = rest.prefix { $0.finding.rule == first.finding.rule && $0.finding.severity == first.finding.severity }
      append(group: group, to: &page)
      rest = rest.dropFirst(group.count)
    }
  }

  private func append(group: ArraySlice<PageFinding>, to page: inout HTMLWriter) {
    guard let first = group.first?.finding else { return }
    page.markup("<section class=\"cause ")
    page.text(first.severity.rawValue)
    page.markup("\">\n<h3><span class=\"mark\">")
    page.markup(first.severity.words)
    page.markup("</span> ")
    page.element("<code>", first.rule, "</code>")
    if let title = context.legends[first.rule]?.title { page.element(": ", title, "") }
    page.markup(" <span class=\"number\">(")
    page.number(group.count)
    page.markup(")</span></h3>\n")
    for finding in group.prefix(Self.openLimit) { append(finding, to: &page) }
    appendFolded(group.dropFirst(Self.openLimit), to: &page)
    page.markup("</section>\n")
  }

  private func appendFolded(_ findings: ArraySlice<PageFinding>, to page: inout HTMLWriter) {
    guard !findings.isEmpty else { return }
    page.markup("<details class=\"more\"><summary>and ")
    page.number(findings.count)
    page.markup(" more</summary>\n")
    for finding in findings { append(finding, to: &page) }
    page.markup("</details>\n")
  }

  private func append(_ finding: PageFinding, to page: inout HTMLWriter) {
    FindingSection(finding, context: context, values: values).append(to: &page)
  }
}

extension Severity {
  /// Its sign and its name.
  var words: StaticString {
    switch self {
    case .note: "i note"
    case .warning: "! warning"
    case .error: "✗ error"
    case .incomplete: "? incomplete"
    }
  }
}
