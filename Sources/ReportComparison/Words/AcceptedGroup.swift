internal import Findings

/// The findings of one rule in one product that are accepted since: for people they are one line, however many there are.
struct AcceptedGroup {
  let rule: String
  /// Nil for those that name none.
  let product: String?
  let count: Int
  /// Each once, in byte order.
  let reasons: [String]

  /// `raw-key-shown · Widget · 12 findings (accepted: until autumn)`.
  var words: String {
    let why = reasons.count == 1 ? ": \(reasons[0])" : " for \(reasons.count) reasons"
    let parts = [rule, product, ReportComparison.count(count, "finding") + " (accepted\(why))"]
    return parts.compactMap(\.self).joined(separator: " · ")
  }
}

extension ReportComparison {
  /// By rule and product, in byte order.
  var acceptedGroups: [AcceptedGroup] {
    let findings = changes.filter(\.isAcceptance).compactMap(\.finding)
    let groups = Dictionary(grouping: findings) { [$0.rule, $0.product ?? ""] }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) { $0.precedesByBytes($1) } }.map {
      parts, findings in
      AcceptedGroup(
        rule: parts[0], product: parts[1].isEmpty ? nil : parts[1], count: findings.count,
        reasons: Set(findings.map { $0.exception ?? "" }).sortedByBytes())
    }
  }

  /// What people read one by one besides the regressions.
  var otherDifferences: [Change] { differences.filter { !$0.isRegression && !$0.isAcceptance } }
}

extension Change {
  fileprivate var isAcceptance: Bool { change == FindingAccepted.description.id }
}
