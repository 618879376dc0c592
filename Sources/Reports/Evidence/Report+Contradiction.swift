internal import Findings
internal import HostEvidence

extension Report {
  /// A header whose verdict the records contradict was not written by this tool, or was changed since.
  ///
  /// `incomplete` is believed whatever the records say: it reads as clean to nobody.
  ///
  /// - Parameter records: What else contradicts itself.
  /// - Throws: `EvidenceError` with every contradiction.
  func check(_ records: RecordContradictions) throws(EvidenceError) {
    let verdict = contradiction.map {
      EvidenceError(line: 1, column: 1, message: "\($0); write the file again")
    }
    let matrix = matrixContradiction.map {
      EvidenceError(line: 1, column: 1, message: "\($0); write the file again")
    }
    let errors = [verdict, matrix].compactMap(\.self) + records.found
    guard var first = errors.first else { return }
    first.further = Array(errors.dropFirst())
    throw first
  }

  private var contradiction: String? {
    if verdict == .incomplete { return nil }
    if let finding = findings.first(where: { $0.exception != nil && $0.severity == .incomplete }) {
      return "\(finding.name) could not be observed and is accepted all the same, which no exception can"
    }
    let counted = findings.filter { $0.exception == nil }
    switch verdict {
    case .incomplete: return nil
    case .findings:
      if counted.isEmpty { return "the header's verdict is \"findings\", and no finding is there that counts" }
      return counted.first { $0.severity == .incomplete }.map {
        "the header's verdict is \"findings\", but \($0.name) could not be observed, which is \"incomplete\""
      }
    case .clean:
      if let finding = counted.first(where: { $0.severity >= .error }) {
        return "the header's verdict is \"clean\", but \(finding.name) of severity \(finding.severity.rawValue) is "
          + "accepted by nothing"
      }
      guard command != .check, observations.isEmpty, lookUps == 0 else { return nil }
      return "the header's verdict is \"clean\", but nothing was observed"
    }
  }
}

extension Finding {
  fileprivate var name: String { "finding \(id) (\(rule))" }
}
