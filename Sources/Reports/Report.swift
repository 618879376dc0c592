package import Findings
package import HostEvidence

/// What a command observed and concluded, as a value: the truth of which every file and text is a projection.
///
///     var report = Report(command: .run, matrixCells: plan.cells)
///     report.cells = …; report.observations = …; report.findings = …
///     report.conclude(failOn: .error)
///
/// It has no clock, no absolute path and no order of its own: writers sort.
package struct Report: Sendable, Hashable {
  /// The commands that make evidence.
  package enum Origin: String, Sendable, Hashable, CaseIterable {
    case run
    case inspect
    case check
  }

  /// What a report comes to.
  package enum Verdict: String, Sendable, Hashable, CaseIterable {
    case clean
    /// At least one finding that fails the command.
    case findings
    /// Something could not be observed, or nothing was.
    case incomplete
  }

  /// Version of the tool that made the observations.
  package var tool: String
  package var command: Origin
  /// Digest of the whole matrix's cell names: 16 hexadecimal digits.
  package var matrix: String
  package var shard: Shard
  package var verdict: Verdict
  /// The severity from which a finding made the verdict.
  package var failOn = Severity.error
  package var cells: [CellRecord]
  package var choices: [ChoiceRecord]
  package var observations: [ObservationRecord]
  package var findings: [Finding]
  /// What a static check looked at, for people: `412 keys in 5 tables of 4 owners`.
  package var scope: String?
  /// How many look-ups were made, also where their records were not kept.
  package var lookUps = 0
  /// The rules that could not look at evidence from elsewhere; what they find is not known to be absent.
  package var unjudged: [UnjudgedRule] = []
  /// The options that chose a part of what there is to look at, as a command line has them: `--rule`, `fmt.*`.
  package var selection: [String] = []
  /// The profile under which findings were judged; nil is `release`.
  package var profile: String?
  /// `BaseEvidence.digest` of what new findings were told from.
  package var base: String?

  /// A report without records.
  ///
  /// - Parameter matrixCells: The names of all cells of the whole matrix, in any order, also of those not played here.
  package init(
    tool: String = ToolVersion.current, command: Origin = .run, matrixCells: [String], shard: Shard = .whole
  ) {
    self.tool = tool
    self.command = command
    self.shard = shard
    matrix = Self.digest(ofCells: matrixCells)
    verdict = .incomplete
    cells = []
    choices = []
    observations = []
    findings = []
    scope = nil
  }

  /// FNV-1a 64 over the names, ascending by UTF-8 bytes, each followed by LF.
  package static func digest(ofCells names: [String]) -> String { MatrixDigest.of(cells: names) }
}

extension Report {
  /// Sets the verdict from the records: an accepted finding counts for nothing, and nothing observed is not clean.
  package mutating func conclude(failOn: Severity) {
    self.failOn = failOn
    let counted = findings.filter { $0.exception == nil }
    if counted.contains(where: { $0.severity == .incomplete })
      || (command != .check && observations.isEmpty && lookUps == 0)
    {
      verdict = .incomplete
    } else {
      verdict = counted.contains { $0.severity >= failOn } ? .findings : .clean
    }
  }
}
