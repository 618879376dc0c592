internal import Findings
internal import Reports

/// What a report says of one line of the release checklist.
struct ChecklistJudgement {
  enum State: Hashable {
    case pass
    case fail
    /// With why.
    case couldNotLook(String)
  }

  let line: ChecklistLine
  let state: State
  /// Findings of the line's rules that count, by rule.
  let counted: [Finding]
  /// Those that an exception or earlier evidence accepts.
  let accepted: [Finding]
  /// Rules of the line that the manifest switches off.
  let rulesOff: [String]

  var isOpen: Bool { if case .couldNotLook = state { true } else { false } }

  init(of line: ChecklistLine, in report: Report, _ practice: ProjectPractice?) {
    let rules = Set(line.rules)
    let found = report.findings.filter { rules.contains($0.rule) }
    self.line = line
    counted = found.filter { $0.exception == nil }
    accepted = found.filter { $0.exception != nil }
    rulesOff = practice?.rulesOff.filter(rules.contains) ?? []
    state =
      line == ReleaseChecklist.continuousIntegration
      ? Self.state(practice) : Self.state(of: line, report, counted)
  }

  private static func state(_ practice: ProjectPractice?) -> State {
    guard let practice else { return .couldNotLook("no project was read") }
    return practice.callingFiles.isEmpty ? .fail : .pass
  }

  /// What was found to be wrong is wrong, however little was looked at; the rest has to have been looked at. An error is
  /// wrong, and whatever else the command was told to fail on.
  private static func state(of line: ChecklistLine, _ report: Report, _ counted: [Finding]) -> State {
    let failing = min(report.failOn, .error)..<Severity.incomplete
    if counted.contains(where: { failing.contains($0.severity) }) { return .fail }
    if line == ReleaseChecklist.matrix, line.commands.contains(report.command), report.verdict == .findings {
      return .fail
    }
    if !line.commands.contains(report.command) { return .couldNotLook("`\(report.command)` cannot tell") }
    if line.isAboutCalls, !report.hasReadCode { return .couldNotLook("no Swift file was read") }
    if report.isOfNothing { return .couldNotLook("nothing was observed") }
    let lost = report.countedFindings.filter { $0.severity == .incomplete && touches($0, line) }
    if let rule = lost.map(\.rule).min() {
      let rest = lost.count - 1
      return .couldNotLook(rule + (rest > 0 ? " and \(rest) more that could not be observed" : ""))
    }
    let unjudged = report.unjudged.filter { line.rules.contains($0.rule) }.map { "\($0.rule): \($0.reason)" }
    if let first = unjudged.min() {
      return .couldNotLook(first + (unjudged.count > 1 ? ", and \(unjudged.count - 1) more rules" : ""))
    }
    if report.shard != .whole {
      return .couldNotLook("this is part \(report.shard.index) of \(report.shard.count) of the matrix only")
    }
    if !report.selection.isEmpty { return .couldNotLook("only a part was looked at: \(report.selectionText)") }
    return .pass
  }

  /// Rules about what could not be read, on which everything that is concluded from files rests.
  private static let ofInputs: Set<String> = [
    "json.conflict-markers", "json.invalid", "nothing-checked", "project.unreadable",
  ]

  private static func touches(_ finding: Finding, _ line: ChecklistLine) -> Bool {
    line.rules.contains(finding.rule) || ofInputs.contains(finding.rule)
      || !ReleaseChecklist.rules.contains(finding.rule)
  }
}
