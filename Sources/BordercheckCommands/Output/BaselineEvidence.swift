import Findings
import OwnershipManifest
import ProjectCheck
import Reports

/// Evidence whose findings are to be listed in a baseline.
struct BaselineEvidence {
  /// Names are as given.
  let reports: [(name: String, report: Report)]

  /// What keeps it from being of this project: a line for each file.
  func foreign(to project: Project) -> [String] {
    let known = ProjectNames(of: project)
    return reports.compactMap { name, report in
      let missing = known.missing(of: report)
      guard !missing.isEmpty else { return nil }
      let more = missing.count > 4 ? ", and \(missing.count - 4) more" : ""
      let names = missing.prefix(4).joined(separator: ", and ")
      return "\(name) does not fit the project: the manifest has \(names)\(more); "
        + "expected evidence of this project, as its manifest is now"
    }
  }

  /// What a list of all findings would lack: a line for each file.
  var partial: [String] {
    reports.compactMap { name, report in
      if !report.selection.isEmpty {
        return "\(name) is of a part, \(report.selectionText): what it left out would be missing; "
          + "expected evidence of all"
      }
      if !isWholeWithOthers(report) {
        return "\(name) is part \(report.shard.text) of a run: what the other parts found would be missing; give "
          + "all of them, each with --evidence FILE"
      }
      guard report.verdict == .incomplete, !report.findings.contains(where: { $0.severity == .incomplete }) else {
        return nil
      }
      return "\(name) is incomplete: nothing was observed, or nobody has judged it; expected evidence of a whole run"
    }
  }

  private func isWholeWithOthers(_ report: Report) -> Bool {
    guard !report.shard.isWhole else { return true }
    let parts = reports.map(\.report).filter { $0.matrix == report.matrix && $0.shard.count == report.shard.count }
    return Set(parts.map(\.shard.index)).count == report.shard.count
  }
}
