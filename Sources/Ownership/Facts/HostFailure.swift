/// Why a host could not be observed.
package struct HostFailure: Sendable, Hashable {
  /// Each is a rule of its own: `host-crashed`, `host-garbled`, `host-silent`, `host-timed-out`.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case crashed = "host-crashed"
    case garbled = "host-garbled"
    case silent = "host-silent"
    case timedOut = "host-timed-out"
  }

  package var kind: Kind
  /// What the host did, to stand after its name: "was ended by SIGSEGV".
  package var reason: String
  /// What the host wrote first on its standard error, cut; for a person only, as it may name paths of the machine.
  package var output: String?

  package init(kind: Kind, reason: String, output: String? = nil) {
    self.kind = kind
    self.reason = reason
    self.output = output
  }
}
