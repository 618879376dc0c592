import Findings

/// Reports: a host did not end in time.
package enum HostTimedOut: RunRule {
  package static let description = RuleDescription(
    id: "host-timed-out", title: "a host did not end in time", severity: .incomplete,
    reason: "Nothing it should have shown was observed.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.hostFailures(.timedOut, description)
  }
}
