/// Why a host's launch gave no evidence that counts; the raw value is the rule that reports it.
package struct HostFailure: Error, Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Ended by a signal, ended with a status other than 0, or never started.
    case crashed = "host-crashed"
    /// Did not end within its time limit.
    case timedOut = "host-timed-out"
    /// Ended well and left requested messages without a record.
    case silent = "host-silent"
    /// Wrote something that is not the evidence that was asked for.
    case garbled = "host-garbled"
  }

  package var kind: Kind
  /// What the host did, to stand after its name: "was ended by SIGILL, illegal instruction".
  ///
  /// Holds no path, address or number of this run, so that it may stand in evidence.
  package var reason: String

  package init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
