import Findings

/// Reports: a host wrote no evidence.
package enum HostSilent: RunRule {
  package static let description = RuleDescription(
    id: "host-silent", title: "a host wrote no evidence", severity: .incomplete,
    reason: "Nothing it should have shown was observed.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.hostFailures(.silent, description)
  }
}
