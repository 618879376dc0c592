package import Findings

extension Report {
  /// The findings that count, accepted ones left out; of an incomplete report in which none says what could not be
  /// observed, one more says that, so that no form of it reads as clean.
  package var countedFindings: [Finding] {
    let counted = findings.filter { $0.exception == nil }
    let isExplained = verdict != .incomplete || counted.contains { $0.severity == .incomplete }
    return isExplained ? counted : counted + [unexplained]
  }

  /// The severity from which a finding that counts is among those that make the report what it is; of a clean report
  /// none is, whatever it found.
  package var failingSeverity: Severity {
    switch verdict {
    case .clean: .incomplete
    case .incomplete: failOn
    // Somebody else may have judged, and then the worst finding is certainly among them.
    case .findings: min(failOn, findings.filter { $0.exception == nil }.map(\.severity).max() ?? failOn)
    }
  }

  private var unexplained: Finding {
    return Finding(
      rule: "nothing-checked", severity: .incomplete,
      message: isOfNothing
        ? "nothing was observed, so nothing is known to be right"
        : "not everything could be observed, and no finding says what",
      remedy: isOfNothing
        ? "look at what was selected, and whether the manifest presents any message"
        : "look at the messages of the command that made the report")
  }
}
