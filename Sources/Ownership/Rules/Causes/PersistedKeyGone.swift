import Findings
import HostEvidence
import OwnershipManifest

/// A key that an earlier launch stored is no longer in the table.
package enum PersistedKeyGone: CauseRule {
  package static let description = RuleDescription(
    id: "persisted-key-gone",
    title: "a stored key is no longer in the table",
    reason: "Keys that a release wrote to disk outlive it: the next release is asked for them, and shows them raw.",
    firing: PersistenceExamples.keyGone, silent: PersistenceExamples.keyKept)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.observation.stored == .key, observation.record.outcome != .value else { return nil }
    let record = observation.record
    return observation.draft(
      description,
      message: "\(observation.product.name) shows \"\(record.value ?? "")\" in \(observation.language): an earlier "
        + "launch stored the key \"\(record.key)\", and table \(record.table) of \(observation.owner.name) has it "
        + "no more",
      remedy: "keep the key until no installed release stores it, or migrate the stored state at first launch")
  }
}
