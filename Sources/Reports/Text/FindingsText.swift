package import Findings

/// Findings grouped by cause: what a person sees, where it comes from, how to fix it, how to see it again.
struct FindingsText {
  /// Findings of one rule that are printed; the rest is counted.
  static let shownLimit = 20

  let width: Int
  let style: TextStyle
  let legends: [String: RuleLegend]
  let invocation: Invocation

  /// What stands under one heading.
  private struct Group: Hashable {
    var rule: String
    var severity: Severity

    static func precedes(_ left: Self, _ right: Self) -> Bool {
      left.severity == right.severity ? left.rule < right.rule : left.severity > right.severity
    }
  }

  /// The findings of one section by rule and severity, the worst first; why a rule matters is said once.
  func lines(_ findings: [Finding], heading: String) -> [String] {
    guard !findings.isEmpty else { return [] }
    let groups = Dictionary(grouping: findings) { Group(rule: $0.rule, severity: $0.severity) }
    var explained: Set<String> = []
    return ["", style("\(heading) (\(findings.count))", .strong)]
      + groups.sorted { Group.precedes($0.key, $1.key) }.flatMap { group, findings in
        lines(of: findings, group, explains: explained.insert(group.rule).inserted)
      }
  }
}

extension FindingsText {
  private func lines(of findings: [Finding], _ group: Group, explains: Bool) -> [String] {
    let (rule, severity) = (group.rule, group.severity)
    let mark = severity.mark
    let title = legends[rule].map { ": \($0.title)" } ?? ""
    let head = "\(severity.rawValue) \(rule)\(title) (\(findings.count))"
    let heading = "\(severity.glyph) \(head)".lines(within: width, indent: 2)
    let sorted = findings.sorted(by: Self.precedes)
    let rest = sorted.count - Self.shownLimit
    let more = rest > 0 ? ["", "  … and \(rest) more of \(rule)" + spread(of: sorted.dropFirst(Self.shownLimit))] : []
    let why = explains ? legends[rule]?.reason ?? "" : ""
    let reason = why.isEmpty ? [] : why.lines(within: width - 2).map { "  \($0)" }
    return [""] + heading.map { style($0, mark) } + reason.map { style($0, .faint) }
      + sorted.prefix(Self.shownLimit).flatMap(lines(of:)) + more
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    let mine = [left.owner, left.table, left.key, left.product, left.language].map { $0 ?? "" }
    let others = [right.owner, right.table, right.key, right.product, right.language].map { $0 ?? "" }
    return mine.lexicographicallyPrecedes(others)
  }

  /// In which products, for findings that are only counted.
  private func spread(of findings: ArraySlice<Finding>) -> String {
    let products = Dictionary(grouping: findings) { $0.product ?? "" }.sorted { $0.key < $1.key }
    let parts = products.filter { !$0.key.isEmpty }.map { "\(VisibleText($0.key).prose) \($0.value.count)" }
    return parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
  }

  private func lines(of finding: Finding) -> [String] {
    let message = VisibleText(finding.message).prose.lines(within: width - 2, indent: 2).map { "  \($0)" }
    var facts: [(String, String)] = []
    if let place = finding.place { facts.append(("at", VisibleText(place.text).prose)) }
    if !finding.cells.isEmpty { facts.append(("in", cells(finding.cells))) }
    if let said = finding.hostOutput {
      facts.append(("said", VisibleText("the host's output begins: \(said)").prose))
    }
    if !finding.remedy.isEmpty { facts.append(("fix", VisibleText(finding.remedy).prose)) }
    let folded = facts.flatMap { name, text in
      text.lines(within: width - 11).enumerated().map { number, line in
        "    " + style((number == 0 ? name : "").filled(to: 6), .faint) + line
      }
    }
    return [""] + message + folded + commands(of: finding)
  }

  /// How to see it again, and how to accept it. A command is never broken, because it is there to be copied.
  private func commands(of finding: Finding) -> [String] {
    let again = finding.reproduce.isEmpty ? nil : ShellCommand.text(invocation.command(finding.reproduce))
    let waive = invocation.waiving(finding).map { style(ShellCommand.text($0), .faint) }
    return [again.map { "    " + style("again ", .faint) + $0 }, waive.map { "    " + style("waive ", .faint) + $0 }]
      .compactMap { $0 }
  }

  private func cells(_ cells: [String]) -> String {
    let rest = cells.count - 1
    return VisibleText(cells[0]).text + (rest > 0 ? " and \(rest) more \(rest == 1 ? "cell" : "cells")" : "")
  }
}

extension Severity {
  /// Says it without colour.
  package var glyph: String {
    switch self {
    case .note: "i"
    case .warning: "!"
    case .error: "✗"
    case .incomplete: "?"
    }
  }

  package var mark: TextStyle.Tone {
    switch self {
    case .note: .faint
    case .warning: .careful
    case .error: .bad
    case .incomplete: .unknown
    }
  }
}

extension SourcePlace {
  /// `file:line:column`, as far as it is known.
  package var text: String {
    ([file] + [line, column].compactMap { $0 }.map(String.init)).joined(separator: ":")
  }
}
