internal import Findings
internal import HostEvidence

/// Renders a report for a person: the message table, findings by cause, what could not be observed, one line of verdict.
package struct TextReport: Sendable {
  private let width: Int
  private let style: TextStyle
  private let legends: [String: RuleLegend]
  private let invocation: Invocation

  /// - Parameters:
  ///   - width: Columns of the terminal; tables keep to it, commands to be copied do not.
  ///   - legends: Rule → what it says; a rule without one is named only.
  package init(
    width: Int, isColored: Bool, legends: [String: RuleLegend] = [:], invocation: Invocation = Invocation()
  ) {
    self.width = min(max(width, 60), 160)
    style = TextStyle(isColored: isColored)
    self.legends = legends
    self.invocation = invocation
  }

  /// The whole text, ending with a line end; the same report gives the same text, whatever the order of its records.
  package func text(of report: Report) -> String {
    let table = MessageTable(MessageMatrix(report), width: width, style: style).lines
    let counted = report.findings.filter { $0.exception == nil }
    let findings = FindingsText(width: width, style: style, legends: legends, invocation: invocation)
    let found = findings.lines(counted.filter { $0.severity != .incomplete }, heading: "findings by cause")
    let hint = hint(for: counted)
    let lost = findings.lines(counted.filter { $0.severity == .incomplete }, heading: "could not be observed")
    let overview = CauseOverview(counted, width: width, style: style).lines
    let accepted = AcceptedText(report.findings.filter { $0.exception != nil }, width: width).lines
    let body: [String] = table + overview + found + hint + lost + accepted + unjudged(report.unjudgedInOrder)
    let lines: [String] = body + (body.isEmpty ? [] : [""]) + [verdict(of: report)]
    return lines.map { "\($0)\n" }.joined()
  }
}

extension TextReport {
  /// How to come by the file that the commands above read.
  private func hint(for findings: [Finding]) -> [String] {
    guard let words = invocation.missingEvidence(of: findings) else { return [] }
    return [""] + "waive: \(words)".lines(within: width, indent: 2).map { style($0, .faint) }
  }

  /// The rules that could not look, a line or more for each.
  private func unjudged(_ rules: [UnjudgedRule]) -> [String] {
    guard !rules.isEmpty else { return [] }
    return ["", style("could not look: \(rules.count) rule\(rules.count == 1 ? "" : "s")", .unknown)]
      + rules.flatMap { rule in
        VisibleText("\(rule.rule): \(rule.reason)").prose.lines(within: width - 2, indent: 2).map { "  \($0)" }
      }
  }

  /// The last line, such as `clean: 412 observations in 48 cells of 6 scenarios, 0 findings`.
  private func verdict(of report: Report) -> String {
    let part = report.shard.isWhole ? "" : " (shard \(report.shard.text): a part of the matrix)"
    return style("\(report.verdict.rawValue): \(report.summary)\(part)", report.verdict.tone)
  }
}

extension Report.Verdict {
  fileprivate var tone: TextStyle.Tone {
    switch self {
    case .clean: .good
    case .findings: .bad
    case .incomplete: .unknown
    }
  }
}
