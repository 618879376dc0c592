internal import Findings
internal import HostEvidence
package import Reports

/// Renders a report for a page of GitHub: a job's summary, a comment of a pull request, the notes of a release.
///
/// Verdict and counts come first, then what could not be observed, findings by severity and rule, how many messages look
/// how in each product and language, and what is accepted.
package struct MarkdownReport: Sendable {
  private let context: RenderingContext

  package init(in context: RenderingContext) {
    self.context = context
  }

  /// The whole text; the same report gives the same text, whatever the order of its records.
  package func text(of report: Report) -> String {
    let findings = MarkdownFindings(report, in: context)
    let counted = report.countedFindings
    let lost = findings.sections(counted, of: .incomplete, heading: "Could not be observed")
    let headings: [(Severity, String)] = [(.error, "Errors"), (.warning, "Warnings"), (.note, "Notes")]
    let found = headings.flatMap { findings.sections(counted, of: $0.0, heading: $0.1) }
    let rest = [MarkdownMatrix(report).section, MarkdownAccepted(report.findings).section].compactMap(\.self)
    let sections = lost + unjudged(report.unjudged) + found + rest
    return MarkdownDocument(head: head(of: report), sections: sections).text(within: context.byteLimit)
  }

  /// The rules that could not look at what was judged.
  private func unjudged(_ rules: [UnjudgedRule]) -> [MarkdownSection] {
    guard !rules.isEmpty else { return [] }
    let lines = rules.sorted { $0.rule < $1.rule }.map { rule in
      "<li>\(GitHubHTML.code(rule.rule)): \(GitHubHTML.code(rule.reason))</li>\n"
    }
    let item = MarkdownSection.Item(text: "<ul>\n\(lines.joined())</ul>\n\n", count: rules.count)
    return [
      MarkdownSection(subject: .lost, head: "### Rules that could not look (\(rules.count))\n\n", items: [item])
    ]
  }

  private func head(of report: Report) -> String {
    let isWhole = report.shard == .whole
    let part = isWhole ? "" : ", part \(report.shard.index) of \(report.shard.count)"
    let caution =
      isWhole
      ? ""
      : "> **This is part \(report.shard.index) of \(report.shard.count) of the matrix only.** "
        + "It says nothing of what the other parts play.\n\n"
    let choice =
      report.selection.isEmpty
      ? "" : "<blockquote>Only a part was looked at: \(GitHubHTML.code(report.selectionText))</blockquote>\n\n"
    return "## \(report.verdict.sign) Bordercheck: \(report.verdict.rawValue)\(part)\n\n"
      + "<p>\(GitHubHTML.code(report.summary)) by <code>bordercheck \(report.command.rawValue)</code></p>\n\n" + caution
      + choice
  }
}

extension Report.Verdict {
  fileprivate var sign: String {
    switch self {
    case .clean: "✓"
    case .findings: "✗"
    case .incomplete: "?"
    }
  }
}
