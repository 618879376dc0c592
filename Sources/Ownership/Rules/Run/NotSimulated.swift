import Findings
import HostEvidence
import OwnershipManifest

/// Something that a device does and this run could not.
package enum NotSimulated: RunRule {
  package static let description = RuleDescription(
    id: "not-simulated", title: "this run could not do what a device would", severity: .incomplete,
    reason: "What was not simulated was not observed, and is never counted as clean.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.observations.flatMap { observation in
      observation.judged.observation.notSimulated.map { reason in
        var draft = observation.judged.draft(
          description, severity: .incomplete,
          message: "\(observation.judged.product.name) could not be observed for "
            + "\"\(observation.judged.record.key)\" in \(observation.judged.language): \(reason)",
          remedy: "look at it on a device")
        draft.severity = .incomplete
        draft.reproduce = observation.judged.replay
        return draft
      }
    }
  }
}
