internal import Findings
package import Reports

/// Renders the release checklist: a line for each thing that has to be so, with its state and counts, then the commands that
/// answer what is open, and the rules that decide each line.
package struct ChecklistText: Sendable {
  let context: RenderingContext

  package init(in context: RenderingContext) {
    self.context = context
  }

  /// The whole text, ending with a line end; the same report gives the same text, whatever the order of its records.
  package func text(of report: Report) -> String {
    let lines = ReleaseChecklist.lines.map { ChecklistJudgement(of: $0, in: report, context.practice) }
    let body = lines.flatMap(self.lines) + ["", tally(of: lines)] + besides(report) + answers(to: lines)
    return (heading(of: report) + body + rules).map { $0.withoutBlanksAtItsEnd + "\n" }.joined()
  }

  private func heading(of report: Report) -> [String] {
    let said = "\(report.verdict.rawValue): \(report.summary)"
    return ["release checklist, as far as `bordercheck \(report.command.rawValue)` can tell"] + folded(said) + [""]
  }

  var width: Int { min(max(context.width, 60), 160) }

  func folded(_ text: String, indent: Int = 0) -> [String] {
    VisibleText(text).lines(within: width, indent: indent)
  }
}

// MARK: - Lines

extension ChecklistText {
  private static let labelWidth = 18

  private func lines(of judgement: ChecklistJudgement) -> [String] {
    let counts = Self.counts(judgement.counted) + Self.acceptances(judgement.accepted)
    var title = judgement.line.title + (counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))")
    if case .couldNotLook(let why) = judgement.state { title += " – \(why)" }
    var details = Self.rules(of: judgement.counted) + Self.reasons(of: judgement.accepted)
    if judgement.line == ReleaseChecklist.continuousIntegration { details += files }
    if !judgement.rulesOff.isEmpty {
      details.append("the manifest switches off \(judgement.rulesOff.joined(separator: ", "))")
    }
    let label = judgement.state.label
    let blank = String(repeating: " ", count: Self.labelWidth)
    let head = VisibleText(title).lines(within: width - Self.labelWidth, indent: 2)
    return head.enumerated().map { number, line in
      (number == 0 ? label.filled(to: Self.labelWidth) : blank) + line
    } + details.flatMap(detail)
  }

  private func detail(_ text: String) -> [String] {
    let indent = String(repeating: " ", count: Self.labelWidth + 2)
    return VisibleText(text).lines(within: max(40, width - indent.count), indent: 2).map { indent + $0 }
  }

  /// The files of CI services, as far as they are known.
  private var files: [String] {
    guard let practice = context.practice else { return [] }
    let (calling, others) = (practice.callingFiles, practice.otherFiles)
    if !calling.isEmpty { return ["in \(calling.joined(separator: ", "))"] }
    if others.isEmpty {
      return ["there is no file of a CI service; one that calls `bordercheck check` and `run` is expected"]
    }
    return ["`bordercheck` is called by none of \(others.joined(separator: ", "))"]
  }

  private static func counts(_ findings: [Finding]) -> [String] {
    let lost = findings.count { $0.severity == .incomplete }
    let kinds = [Severity.error, .warning, .note].compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return kinds + (lost == 0 ? [] : ["\(lost) could not be observed"])
  }

  private static func acceptances(_ findings: [Finding]) -> [String] {
    let known = findings.count(where: \.isKnown)
    return [(findings.count - known, "approved"), (known, "known")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }

  static func rules(of findings: [Finding]) -> [String] {
    Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
      .map { "\($0.key): \(counts($0.value).joined(separator: ", "))" }
  }

  /// `approved: owner.duplicate-key 2, both mean the system's word`
  private static func reasons(of findings: [Finding]) -> [String] {
    let groups = Dictionary(grouping: findings) { [$0.isKnown ? "" : "approved: ", $0.rule, $0.acceptance ?? ""] }
    return groups.sorted { left, right in
      left.key.lexicographicallyPrecedes(right.key) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    .map { key, findings in "\(key[0])\(key[1]) \(findings.count), \(key[2].prefix(300))" }
  }
}

extension ChecklistJudgement.State {
  fileprivate var label: String {
    switch self {
    case .pass: "✓ pass"
    case .fail: "✗ fail"
    case .couldNotLook: "? could not look"
    }
  }
}

extension String {
  fileprivate var withoutBlanksAtItsEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Finding {
  /// Whether a baseline or earlier evidence has it, which nobody approved.
  fileprivate var isKnown: Bool { exception?.hasPrefix("known: ") == true }
}
