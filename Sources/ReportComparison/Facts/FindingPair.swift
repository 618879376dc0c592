internal import Findings

/// What both reports find under one identity.
struct FindingPair: Sendable {
  var old: Finding?
  var new: Finding?
}

extension ComparedFacts {
  /// Identity → the findings of it, without those that the other report did not look for.
  var findings: [String: FindingPair] { allFindings.filter { omitted($0.value) == nil } }

  /// The open findings of one report that the other one did not look for, in no order.
  ///
  /// - Parameter ofOld: whether they are those of the old report.
  func omittedFindings(ofOld: Bool) -> [Finding] {
    allFindings.values.filter { ($0.new == nil) == ofOld }.compactMap(omitted).filter { $0.exception == nil }
  }

  private func omitted(_ pair: FindingPair) -> Finding? {
    switch (pair.old, pair.new) {
    case (let finding?, nil): newCoverage.covers(finding, in: old.side.allCells) ? nil : finding
    case (nil, let finding?): oldCoverage.covers(finding, in: new.side.allCells) ? nil : finding
    default: nil
    }
  }

  /// Identity → the findings of it. Of several with one identity the first by its message stands for all.
  private var allFindings: [String: FindingPair] {
    var pairs: [String: FindingPair] = [:]
    for finding in old.findings {
      let known = pairs[finding.id]?.old
      pairs[finding.id, default: FindingPair()].old = known.map { finding.precedes($0) ? finding : $0 } ?? finding
    }
    for finding in new.findings {
      let known = pairs[finding.id]?.new
      pairs[finding.id, default: FindingPair()].new = known.map { finding.precedes($0) ? finding : $0 } ?? finding
    }
    return pairs
  }

  /// Open findings of both reports that weigh another thing in each, in no order.
  var weighedAnew: [(old: Finding, new: Finding)] {
    findings.values.compactMap { pair in
      guard let old = pair.old, let new = pair.new, old.exception == nil, new.exception == nil else { return nil }
      return old.severity == new.severity ? nil : (old, new)
    }
  }

  /// Whether the new report looked at what a finding of the old one is about.
  func looksAgain(at finding: Finding) -> Bool {
    guard let product = finding.product else { return true }
    guard let number = texts.number(of: product), !old.side.picks.isEmpty else { return true }
    guard new.products.contains(number) || !old.products.contains(number) else { return false }
    let plays = finding.cells.compactMap { old.side.cells[$0] }
    guard !plays.isEmpty else { return true }
    return plays.contains { play in
      let list = texts.number(of: play.languages.joined(separator: ","))
      guard let product = texts.number(of: play.product), let list else { return false }
      let numbers = SelectedSide.PlayNumbers(product: product, list: list)
      return new.plays[numbers] != nil && !new.unobserved.contains(numbers)
    }
  }

  func change(
    _ description: ChangeDescription, severity: Severity? = nil, of finding: Finding, text: String
  ) -> Change {
    var change = Change(description, severity: severity ?? finding.severity, text: text)
    change.products = [finding.product].compactMap(\.self)
    (change.owner, change.table, change.key) = (finding.owner, finding.table, finding.key)
    change.languages = finding.language.map { [[$0]] } ?? []
    change.finding = finding
    return change
  }
}

extension Finding {
  /// One that counts comes first, then the heavier one.
  fileprivate func precedes(_ other: Self) -> Bool {
    if (exception == nil) != (other.exception == nil) { return exception == nil }
    if severity != other.severity { return severity > other.severity }
    return message.precedesByBytes(other.message)
  }
}
