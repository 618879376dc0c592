import Reports

/// The rules that could not look at evidence from elsewhere: what they find is not known to be absent.
struct UnjudgedSection {
  private let rules: [UnjudgedRule]

  init(_ report: Report) {
    rules = report.unjudgedInOrder
  }

  func append(to page: inout HTMLWriter) {
    guard !rules.isEmpty else { return }
    page.markup(
      "<section class=\"part\" aria-labelledby=\"unjudged\">\n<h2 id=\"unjudged\">Rules that could not look</h2>\n<dl>\n"
    )
    for rule in rules {
      page.markup("<dt><code>")
      page.text(rule.rule)
      page.markup("</code></dt>\n<dd>")
      page.prose(rule.reason)
      page.markup("</dd>\n")
    }
    page.markup("</dl>\n</section>\n")
  }
}
