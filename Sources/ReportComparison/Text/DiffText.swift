internal import Findings
package import Reports

/// Renders a comparison for a person: the counts, what could not be compared, regressions, then the rest by owner and table.
package struct DiffText: Sendable {
  private let width: Int
  private let style: TextStyle
  private let invocation: Invocation

  /// Changes of one class or one table that are printed; the rest is counted.
  static let shownLimit = 40

  /// - Parameter width: Columns of the terminal; commands to be copied do not keep to it.
  package init(width: Int, isColored: Bool, invocation: Invocation = Invocation()) {
    self.width = min(max(width, 60), 160)
    style = TextStyle(isColored: isColored)
    self.invocation = invocation
  }

  /// The whole text, ending with a line end.
  package func text(of comparison: ReportComparison) -> String {
    let lines =
      head(of: comparison) + gaps(comparison.gaps.filter(\.isIncomplete), "could not be compared")
      + regressions(of: comparison) + rest(of: comparison) + accepted(comparison) + known(comparison)
      + gaps(comparison.gaps.filter { !$0.isIncomplete }, "how the reports differ") + [""]
      + comparison.conclusion.lines(within: width, indent: 2).map { style($0, comparison.verdict.tone) }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension DiffText {
  private func head(of comparison: ReportComparison) -> [String] {
    let subject = comparison.subject.map { VisibleText($0).prose + ": " } ?? ""
    let sides = [comparison.old, comparison.new].map {
      "\(VisibleText($0.name).prose) (\(VisibleText($0.summary).prose))"
    }
    return (subject + comparison.tally).lines(within: width, indent: 2).map { style($0, .strong) }
      + sides.joined(separator: " → ").lines(within: width, indent: 2)
  }

  private func gaps(_ gaps: [ComparisonGap], _ heading: String) -> [String] {
    guard let first = gaps.first else { return [] }
    let (glyph, tone): (String, TextStyle.Tone) = first.isIncomplete ? ("?", .unknown) : ("i", .faint)
    let lines = gaps.flatMap { gap in
      VisibleText(gap.text).prose.lines(within: width - 4).enumerated().map { number, line in
        "  \(number == 0 ? style(glyph, tone) : " ") \(line)"
      }
    }
    return ["", style("\(heading) (\(gaps.count))", .strong)] + lines
  }

  private func regressions(of comparison: ReportComparison) -> [String] {
    let changes = comparison.changes.filter(\.isRegression)
    guard !changes.isEmpty else { return [] }
    let lines = ChangeLines(width: width, style: style, invocation: invocation, isDetailed: comparison.isDetailed)
    return ["", style("regressions (\(changes.count))", .strong)]
      + changes.runs { $0.change == $1.change && $0.severity == $1.severity }.flatMap { group -> [String] in
        guard let first = group.first, let description = ChangeClasses.description(of: first.change) else { return [] }
        let title = "\(first.glyph) \(first.severity.rawValue) \(first.change): \(description.title) (\(group.count))"
        return ["", ""].prefix(1) + title.lines(within: width, indent: 2).map { style($0, first.severity.mark) }
          + description.reason.lines(within: width - 2).map { style("  \($0)", .faint) }
          + shown(group) { [""] + lines.full($0) }
      }
  }

  /// Groups are in the order of their first change, which is that of the owners.
  private func rest(of comparison: ReportComparison) -> [String] {
    let changes = comparison.otherDifferences
    let lines = ChangeLines(width: width, style: style, invocation: invocation, isDetailed: comparison.isDetailed)
    return changes.runs { $0.group == $1.group }.flatMap { group -> [String] in
      ["", style(VisibleText(group.first?.group ?? "").prose, .strong)] + shown(group) { lines.short($0) }
    }
  }

  private func shown(_ group: ArraySlice<Change>, lines: (Change) -> [String]) -> [String] {
    let rest = group.count - Self.shownLimit
    let more = rest > 0 ? ["  … and \(rest) more; --report html=FILE or json=FILE has all"] : []
    return group.prefix(Self.shownLimit).flatMap(lines) + more
  }

  /// What is accepted since, a line for each rule and product.
  private func accepted(_ comparison: ReportComparison) -> [String] {
    let groups = comparison.acceptedGroups
    guard !groups.isEmpty else { return [] }
    let lines = groups.prefix(Self.shownLimit).flatMap { group in
      VisibleText(group.words).prose.lines(within: width - 4).enumerated().map { number, line in
        "  \(number == 0 ? style("i", .faint) : " ") \(line)"
      }
    }
    let rest = groups.count - Self.shownLimit
    let more = rest > 0 ? ["  … and of \(rest) more rules and products; --report html=FILE or json=FILE has all"] : []
    let count = groups.reduce(0) { $0 + $1.count }
    return ["", style("findings that are newly accepted (\(count))", .strong)] + lines + more
  }

  /// What is still there is counted, rule by rule.
  private func known(_ comparison: ReportComparison) -> [String] {
    let findings = comparison.changes.filter { $0.change == FindingKnown.description.id }.compactMap(\.finding)
    guard !findings.isEmpty else { return [] }
    let rules = Dictionary(grouping: findings, by: \.rule).sorted { $0.key.precedesByBytes($1.key) }
    let words = rules.map { "\($0.key) \($0.value.count)" }.joined(separator: ", ")
    return [""] + "findings that are still there: \(findings.count) (\(words))".lines(within: width, indent: 2)
  }
}

extension ReportComparison {
  /// Whether somebody asks what the readers of a language see.
  var isDetailed: Bool { !selection.languages.isEmpty }
}

extension Array {
  /// Runs of neighbours that belong together.
  func runs(_ isTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    for (index, element) in enumerated() {
      if let last = runs.last?.last, isTogether(last, element) {
        runs[runs.count - 1] = self[runs[runs.count - 1].startIndex...index]
      } else {
        runs.append(self[index...index])
      }
    }
    return runs
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
