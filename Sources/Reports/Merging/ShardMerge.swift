internal import Findings
internal import HostEvidence

/// Joins the evidence of all parts of a matrix that was dealt out: one report, as a run of the whole would have it.
///
/// What is found over the whole matrix alone is not there: nobody has looked for it yet.
package struct ShardMerge: Sendable {
  /// Evidence of one part, and the name of the file that it came from.
  package struct Part: Sendable {
    package var name: String
    package var report: Report

    package init(name: String, report: Report) {
      self.name = name
      self.report = report
    }
  }

  /// Everything that was observed, with findings of equal identity as one; the verdict is drawn at the
  /// failing severity of the parts.
  package let report: Report

  /// - Parameter parts: in any order; not empty.
  /// - Throws: `ShardMergeError` with everything that keeps the parts from being those of one whole.
  package init(_ parts: [Part]) throws(ShardMergeError) {
    let parts = parts.sorted { left, right in
      left.report.shard.index == right.report.shard.index
        ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        : left.report.shard.index < right.report.shard.index
    }
    guard let first = parts.first?.report else { throw ShardMergeError(problems: [.nothing]) }
    let problems = ShardComparison(parts).problems
    guard problems.isEmpty else { throw ShardMergeError(problems: problems) }
    var whole = first
    whole.shard = .whole
    for part in parts.dropFirst().map(\.report) {
      whole.cells += part.cells
      whole.choices += part.choices
      whole.observations += part.observations
      whole.lookUps += part.lookUps
    }
    whole.findings = FindingUnion(Self.findings(of: parts)).findings
    whole.conclude(failOn: whole.failOn)
    report = whole
  }
  /// Those of all parts; that one part had nothing to check says nothing about the whole.
  private static func findings(of parts: [Part]) -> [Finding] {
    let isOfNothing = parts.allSatisfy { $0.report.findings.contains { $0.rule == nothingChecked } }
    return parts.flatMap(\.report.findings).filter { isOfNothing || $0.rule != nothingChecked }
  }

  private static let nothingChecked = "nothing-checked"
}
