package import HostEvidence

/// What one launch of a process host gave: evidence that was checked against the request, or a failure.
package struct HostResult: Sendable, Hashable {
  /// The cell's identifier.
  package var cell: String
  package var outcome: Result<HostReport, HostFailure>
  /// The last lines on the host's standard error; for a person only, as it may name paths and addresses.
  package var standardErrorTail: String

  package init(cell: String, outcome: Result<HostReport, HostFailure>, standardErrorTail: String) {
    self.cell = cell
    self.outcome = outcome
    self.standardErrorTail = standardErrorTail
  }
}
