import Findings
import Migration
import Reports

/// What a verification found, for a terminal.
struct VerificationText {
  private let verification: MigrationVerification
  private let findings: [Finding]
  private let remaining: [RemainingCalls.Call]
  private let edited: [EditedCopies.Copy]
  private let isSimulatedOnly: Bool

  init(
    _ verification: MigrationVerification, _ findings: [Finding], _ remaining: [RemainingCalls.Call],
    _ edited: [EditedCopies.Copy], isSimulatedOnly: Bool
  ) {
    self.verification = verification
    self.findings = findings
    self.remaining = remaining
    self.edited = edited
    self.isSimulatedOnly = isSimulatedOnly
  }

  /// Whether readers see, or are to see, something else than before.
  var isLost: Bool { !verification.failures.isEmpty || !findings.isEmpty || !remaining.isEmpty || !edited.isEmpty }
  var isPassed: Bool { verification.isPassed && !isLost }

  var text: String { (lines + [verdict]).map { $0 + "\n" }.joined() }

  private var lines: [String] {
    MigrationVerification.Difference.Kind.allCases.flatMap { kind -> [String] in
      let differences = verification.differences.filter { $0.kind == kind }
      guard !differences.isEmpty else { return [] }
      return ["\(Self.words(kind)) (\(differences.count)):"] + differences.prefix(20).map(line)
        + (differences.count > 20 ? ["  … and \(differences.count - 20) more"] : []) + [""]
    } + seenNowhere + notLookedAt + checked + stillCalled + editedSince
  }

  private func line(_ difference: MigrationVerification.Difference) -> String {
    let after = difference.after.map { "“\(VisibleText($0).prose)”" } ?? "nothing"
    return "  \(VisibleText(difference.cell).plain): \(VisibleText(difference.key).plain) of \(difference.owner) "
      + "“\(VisibleText(difference.before).prose)” → \(after)"
  }

  private var seenNowhere: [String] {
    verification.unseen.isEmpty
      ? []
      : ["shown in no cell before, so that nothing is known of them:"]
        + verification.unseen.map { "  \(VisibleText($0).plain)" }
        + [""]
  }

  private var notLookedAt: [String] {
    let cells = verification.missingCells
    guard !cells.isEmpty else { return [] }
    return ["cells that were not looked at (\(cells.count)):"] + cells.prefix(5).map { "  \(VisibleText($0).plain)" }
      + (cells.count > 5 ? ["  …"] : []) + [""]
  }

  private var checked: [String] {
    guard !findings.isEmpty else { return [] }
    return ["'bordercheck check' says of what moved (\(findings.count)):"]
      + findings.prefix(20).map { "  \($0.rule): \(VisibleText($0.message).prose)" } + [""]
  }

  private var stillCalled: [String] {
    guard !remaining.isEmpty else { return [] }
    return ["code that would show a key without the copies (\(remaining.count)):"]
      + remaining.prefix(20).map { "  \(VisibleText($0.description).plain)" }
      + (remaining.count > 20 ? ["  … and \(remaining.count - 20) more"] : []) + [""]
  }

  private var editedSince: [String] {
    guard !edited.isEmpty else { return [] }
    return ["copies that were changed since the plan was applied, which would be lost (\(edited.count)):"]
      + edited.prefix(20).map { "  \(VisibleText($0.description).plain)" }
      + (edited.count > 20 ? ["  … and \(edited.count - 20) more"] : [])
      + ["put it into the new owner's table and take it out here, or roll back and plan again", ""]
  }

  private var verdict: String {
    let compared = "\(verification.compared) text\(verification.compared == 1 ? "" : "s") compared"
    let simulated = isSimulatedOnly ? ", simulated only: give --built or --evidence for more" : ""
    guard isPassed else {
      return (isLost ? "not the same: " : "could not look: ") + compared + simulated
    }
    let declared = verification.differences.isEmpty ? "" : ", \(verification.differences.count) as the plan decides"
    return "verified: \(compared), nothing lost\(declared)\(simulated)"
  }

  private static func words(_ kind: MigrationVerification.Difference.Kind) -> String {
    switch kind {
    case .lost: "lost"
    case .changed: "changed, and the plan does not say so"
    case .declared: "changed, as the plan decides"
    case .foreign: "changed, although the plan is not about them"
    }
  }
}
