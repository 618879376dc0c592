internal import Findings
internal import Reports

/// How many messages look how, as a table of language × product.
struct MarkdownMatrix {
  let report: Report

  init(_ report: Report) { self.report = report }

  /// Nil for a check, which plays nothing.
  var section: MarkdownSection? {
    guard report.command != .check else { return nil }
    return MarkdownSection(
      subject: .matrix, head: "### Messages by product and language\n\n", items: [MarkdownSection.Item(text: text)])
  }

  private var text: String {
    if report.isOfNothing { return "Nothing was observed.\n\n" }
    if report.observations.isEmpty {
      return "\(report.lookUps) look-ups were made, and no record of them was kept.\n\n"
    }
    let summary = MatrixSummary(report)
    let heads = summary.products.map { "<th>\(GitHubHTML.code($0))</th>" }.joined()
    let rows = summary.languages.map { row(of: $0, summary) }.joined()
    return Self.legend + "<table>\n<tr><th>language</th>\(heads)</tr>\n\(rows)</table>\n\n"
  }

  private func row(of language: String, _ summary: MatrixSummary) -> String {
    let cells = summary.products.map { "<td>\(Self.words(summary.counts(of: $0, in: language)))</td>" }.joined()
    return "<tr><th>\(GitHubHTML.code(language))</th>\(cells)</tr>\n"
  }

  private static func words(_ counts: MatrixSummary.Counts?) -> String {
    guard let counts else { return "–" }
    if counts.isLost { return "? nothing observed" }
    if counts.isEmpty { return "– presents nothing" }
    let parts = [("✓", counts.ok), ("~", counts.fallback), ("✗", counts.wrong), ("?", counts.unobserved)]
    return parts.filter { $0.1 > 0 }.map { "\($0.0)&nbsp;\($0.1)" }.joined(separator: " ")
  }

  private static let legend =
    "✓ ok in the reader's language, ~ fallback, ✗ wrong (see the errors and warnings), ? not observed, – not launched\n\n"
}
