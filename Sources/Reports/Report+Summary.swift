internal import Findings
package import HostEvidence

extension Report {
  /// What was looked at and what was found, in one line: `412 observations in 48 cells of 6 scenarios, 0 findings`.
  package var summary: String {
    let counted = findings.filter { $0.exception == nil && $0.severity != .incomplete }
    let lost = findings.count { $0.exception == nil && $0.severity == .incomplete }
    let kinds = [Severity.error, .warning, .note].compactMap { severity in
      let number = counted.count { $0.severity == severity }
      return number == 0 ? nil : Self.count(number, severity.rawValue)
    }
    var parts = [
      seen, Self.count(counted.count, "finding") + (kinds.isEmpty ? "" : " (\(kinds.joined(separator: ", ")))"),
    ]
    if lost > 0 { parts.append("\(lost) could not be observed") }
    if !unjudged.isEmpty { parts.append("\(Self.count(unjudged.count, "rule")) could not look") }
    if verdict == .clean, !counted.isEmpty { parts.append("none of them failing") }
    if isOfNothing { parts.append("nothing checked") }
    return parts.joined(separator: ", ")
  }

  /// Whether a check read any Swift file, as its scope says: without one it knows of no call.
  package var hasReadCode: Bool { scope?.contains(" Swift file") == true }

  /// Whether look-ups were to be made and none was.
  package var isOfNothing: Bool { observations.isEmpty && lookUps == 0 && command != .check }

  /// The cells that are judged: those of the release at hand, where the report has any.
  package var judgedCells: [CellRecord] {
    let current = cells.filter { $0.release == "current" }
    return current.isEmpty ? cells : current
  }

  private var seen: String {
    if let scope { return scope }
    let scenarios = Set(cells.map(\.scenario)).count
    return "\(Self.count(observations.count, "observation")) in \(Self.count(cells.count, "cell"))"
      + " of \(Self.count(scenarios, "scenario"))"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension Report {
  /// The options that chose a part, as they are written; empty where all was looked at.
  package var selectionText: String { selection.isEmpty ? "" : ShellCommand.text(selection) }
}
