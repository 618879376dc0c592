internal import Findings
internal import HostEvidence

extension Report {
  /// A header that says `clean` above records that say otherwise was not written by this tool, or was changed since.
  func checkVerdict() throws(EvidenceError) {
    guard verdict == .clean, let reason = contradiction else { return }
    throw EvidenceError(
      line: 1, column: 1, message: "the header's verdict is \"clean\", but \(reason); write the file again")
  }

  private var contradiction: String? {
    if let finding = findings.first(where: { $0.exception == nil && $0.severity >= .error }) {
      return "finding \(finding.id) (\(finding.rule)) of severity \(finding.severity.rawValue) is accepted by nothing"
    }
    return command != .check && observations.isEmpty && lookUps == 0 ? "nothing was observed" : nil
  }
}
