import Findings

/// Reports: a host wrote evidence that cannot be used.
package enum HostGarbled: RunRule {
  package static let description = RuleDescription(
    id: "host-garbled", title: "a host wrote evidence that cannot be used", severity: .incomplete,
    reason: "What cannot be read cannot be judged.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.hostFailures(.garbled, description)
  }
}
