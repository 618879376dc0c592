import Findings
import HostEvidence
import OwnershipManifest

/// Text that an earlier launch stored is shown where a fresh look-up gives another.
package enum PersistedTextStale: CauseRule {
  package static let description = RuleDescription(
    id: "persisted-text-stale",
    title: "stored text is shown that a fresh look-up would not give",
    reason: "Localized text in a cache keeps the language and wording of the launch that stored it.",
    firing: PersistenceExamples.textStale, silent: PersistenceExamples.textFresh)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.observation.stored == .text, let fresh = observation.observation.fresh,
      fresh.value != observation.record.value
    else { return nil }
    let record = observation.record
    return observation.draft(
      description,
      message: "\(observation.product.name) shows \"\(record.value ?? "")\" in \(observation.language), stored by an "
        + "earlier launch; a look-up now gives \"\(fresh.value ?? "nothing")\"",
      remedy: "store the key and its arguments instead of the text, or drop the stored text when the language or the "
        + "version changes")
  }
}
