internal import Findings
package import Reports

/// Two reports, and what users see differently between them.
///
///     let comparison = try ReportComparison(
///       ComparedSide(old, name: "1.0", form: .evidence), ComparedSide(new, name: "2.0", form: .evidence))
///
/// What identifies an observation are product, message, language list, arguments and surface. What one report did not look
/// at is no difference: it is a gap. The same reports give the same value, whatever the order of their records.
package struct ReportComparison: Sendable {
  /// A report, without its records.
  package struct Side: Sendable, Hashable {
    package var name: String
    /// `evidence of run, 412 observations`.
    package var summary: String
    package var form: ComparedSide.Form
    package var command: Report.Origin
    package var tool: String
    package var matrix: String
    package var verdict: Report.Verdict
    package var observationCount: Int
    package var findingCount: Int
  }

  package let old: Side
  package let new: Side
  package let selection: ComparisonSelection
  /// Regressions first, the heaviest first; then by owner, table and key.
  package let changes: [Change]
  package let gaps: [ComparisonGap]
  /// How many observations had a counterpart.
  package let comparedCount: Int
  /// What makes it fail.
  package let failing: [FailureCriterion]

  /// - Parameter failing: empty stands for severity `error`.
  /// - Throws: `ComparisonError` where the reports cannot be compared at all.
  package init(
    _ old: ComparedSide, _ new: ComparedSide, selection: ComparisonSelection = ComparisonSelection(),
    failing: [FailureCriterion] = []
  ) throws(ComparisonError) {
    try Self.check(old, new)
    let facts = ComparedFacts(old, new, selection)
    self.old = Side(old)
    self.new = Side(new)
    self.selection = selection
    self.failing = failing.isEmpty ? [.severity(.error)] : failing
    changes = ChangeClasses.all.flatMap { $0.changes(in: facts) }.sorted { $0.precedes($1) }
    gaps = GapSearch(facts: facts).gaps
    comparedCount = facts.pairing.pairs.count
  }

  private static func check(_ old: ComparedSide, _ new: ComparedSide) throws(ComparisonError) {
    guard (old.command == .check) == (new.command == .check) else {
      throw .differentCommands(old.name, old.command, new.name, new.command)
    }
    for side in [old, new] {
      if side.shard != .whole { throw .part(side.name, side.shard) }
      if old.selection != new.selection, let option = SideCoverage.unknownOption(of: side) {
        throw .unknownOption(side.name, option)
      }
      let isEmpty = side.command == .check ? side.verdict == .incomplete : side.observationCount == 0
      if isEmpty && (side.command != .check || side.findings.isEmpty) { throw .nothingObserved(side.name) }
    }
    if old.command != .check, Set(old.products).isDisjoint(with: new.products) {
      throw .nothingInCommon(old: old.products, new: new.products)
    }
  }
}

extension ReportComparison {
  /// Changes that make it fail.
  package var failures: [Change] { changes.filter { change in failing.contains { $0.fails(change) } } }

  package var verdict: Report.Verdict {
    if gaps.contains(where: \.isIncomplete) { return .incomplete }
    return failures.isEmpty ? .clean : .findings
  }

  /// How many changes are of a direction.
  package func count(_ direction: ChangeDescription.Direction) -> Int {
    changes.count { $0.direction == direction }
  }

  /// How many messages were added, removed or changed; one that changed in two ways counts once.
  package func messageCount(_ tally: ChangeDescription.Tally) -> Int {
    let counted = changes.filter { ChangeClasses.description(of: $0.change)?.tally == tally }
    let single = Set(counted.filter { $0.key != nil }.map { [$0.owner, $0.table, $0.key] }).count
    return single + counted.filter { $0.key == nil }.reduce(0) { $0 + $1.messageCount }
  }
}

extension ReportComparison.Side {
  init(_ side: ComparedSide) {
    self.init(
      name: side.name, summary: side.summary, form: side.form, command: side.command, tool: side.tool,
      matrix: side.matrix, verdict: side.verdict, observationCount: side.observationCount,
      findingCount: side.findings.count { $0.exception == nil })
  }
}
