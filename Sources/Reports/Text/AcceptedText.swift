internal import Findings

/// What counts for nothing, so that nobody forgets it: each finding that somebody accepted, and what else is known.
struct AcceptedText {
  /// Lines for findings; the rest is counted.
  static let shownLimit = 20

  private let findings: [Finding]
  private let width: Int

  /// - Parameter findings: Those that are accepted.
  init(_ findings: [Finding], width: Int) {
    self.findings = findings
    self.width = width
  }

  /// Nothing where nothing is accepted.
  var lines: [String] {
    guard !findings.isEmpty else { return [] }
    let rules = Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
    let list = rules.map { "\($0.key) \($0.value.count)" }.joined(separator: ", ")
    let entries = approved + others
    let rest = entries.count - Self.shownLimit
    return [""] + "accepted by exceptions, or known: \(findings.count) (\(list))".lines(within: width, indent: 2)
      + entries.prefix(Self.shownLimit).flatMap { $0.lines(within: width - 2, indent: 2).map { "  \($0)" } }
      + (rest > 0 ? ["  … and \(rest) more"] : [])
  }

  // MARK: - By exceptions

  private var approved: [String] {
    findings.filter { $0.approval != nil }.sorted(by: Self.precedes).map { finding in
      let what = [finding.product, finding.owner, finding.table, finding.key.map { "\"\($0)\"" }, finding.language]
      let name = ([finding.rule] + what.compactMap(\.self)).joined(separator: " ")
      return VisibleText("\(name): \(finding.exception ?? "") (\(finding.approval?.words ?? ""))").prose
    }
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    let parts = { (finding: Finding) in
      [finding.rule, finding.product, finding.owner, finding.table, finding.key, finding.language].map { $0 ?? "" }
    }
    return parts(left).lexicographicallyPrecedes(parts(right)) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: - By comments in code, baselines and earlier evidence

  /// One line for all of a rule with one reason.
  private var others: [String] {
    let groups = Dictionary(grouping: findings.filter { $0.approval == nil }) { [$0.rule, $0.exception ?? ""] }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { parts, findings in
      let place = findings.count == 1 ? findings[0].place.map { " at \($0.text)" } ?? "" : " (\(findings.count))"
      return VisibleText("\(parts[0])\(place): \(parts[1])").prose
    }
  }
}
