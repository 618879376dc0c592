internal import Findings
internal import HostEvidence
internal import Reports

/// Findings by severity and rule, each folded behind its sentence.
struct MarkdownFindings {
  private struct Group: Hashable {
    var severity: Severity
    var rule: String
  }

  /// Bytes of a command that is shown.
  private static let commandLimit = 4_000
  private let context: RenderingContext
  private let values: ShownValues

  init(_ report: Report, in context: RenderingContext) {
    self.context = context
    values = ShownValues(of: report)
  }

  /// A section for each rule, the heading of the severity before the first.
  func sections(_ findings: [Finding], of severity: Severity, heading: String) -> [MarkdownSection] {
    let findings = findings.filter { $0.severity == severity }
    let groups = Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
    return groups.enumerated().map { number, group in
      let above = number == 0 ? "### \(heading) (\(findings.count))\n\n" : ""
      return MarkdownSection(
        subject: severity == .incomplete ? .lost : .findings(severity),
        head: above + head(of: group.key, severity, count: group.value.count),
        items: group.value.sorted(by: Self.precedes).map { MarkdownSection.Item(text: text(of: $0)) })
    }
  }

  private func head(of rule: String, _ severity: Severity, count: Int) -> String {
    let legend = context.legends[rule]
    let title = legend.map { " " + GitHubHTML.text($0.title) } ?? ""
    let reason = legend?.reason ?? ""
    return "<h4>\(severity.glyph) \(GitHubHTML.code(rule))\(title) (\(count))</h4>\n"
      + (reason.isEmpty ? "" : "<p>\(GitHubHTML.text(reason))</p>\n") + "\n"
  }

  private func text(of finding: Finding) -> String {
    let facts = facts(of: finding).map { "<tr><td>\($0.name)</td>\($0.cell)</tr>\n" }.joined()
    let table = facts.isEmpty ? "" : "<table>\n\(facts)</table>\n"
    return
      "<details>\n<summary>\(GitHubHTML.code(finding.message))</summary>\n\(table)\(commands(of: finding))</details>\n\n"
  }

  private func facts(of finding: Finding) -> [(name: String, cell: String)] {
    var facts = values.values(of: finding).map { shown in
      (name: "shown", cell: GitHubHTML.cell(GitHubHTML.value(shown.value), language: shown.language))
    }
    let rest = finding.cells.count - 1
    let more = rest > 0 ? " and \(rest) more \(rest == 1 ? "cell" : "cells")" : ""
    if let place = finding.place { facts.append(("at", "<td>\(GitHubHTML.code(place.text))</td>")) }
    if let cell = finding.cells.first { facts.append(("in", "<td>\(GitHubHTML.code(cell))\(more)</td>")) }
    if !finding.remedy.isEmpty { facts.append(("fix", "<td>\(GitHubHTML.code(finding.remedy))</td>")) }
    return facts
  }

  /// How to see it again and how to accept it, each whole, because it is there to be copied.
  private func commands(of finding: Finding) -> String {
    let again = finding.reproduce.isEmpty ? nil : context.invocation.command(finding.reproduce)
    return [("again", again), ("waive", context.invocation.waiving(finding))].map { name, words in
      guard let words else { return "" }
      let command = ShellCommand.text(words)
      guard command.utf8.count <= Self.commandLimit else {
        return "<p>\(name): the command is too long for this place; <code>--report text=FILE</code> has it.</p>\n"
      }
      let hint = name == "waive" ? context.invocation.missingEvidence(of: [finding]) : nil
      return
        "<p>\(name)\(hint.map { ": <code>\(GitHubHTML.text($0))</code>" } ?? "")</p>\n<pre><code>\(GitHubHTML.text(command))</code></pre>\n"
    }.joined()
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    let mine = [left.owner, left.table, left.key, left.product, left.language, left.message].map { $0 ?? "" }
    let others = [right.owner, right.table, right.key, right.product, right.language, right.message].map { $0 ?? "" }
    return mine.lexicographicallyPrecedes(others) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
