import Findings

/// Reports: a host ended by a signal or a failure status.
package enum HostCrashed: RunRule {
  package static let description = RuleDescription(
    id: "host-crashed", title: "a host ended by a signal or a failure status", severity: .incomplete,
    reason: "Nothing it should have shown was observed.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.hostFailures(.crashed, description)
  }
}
