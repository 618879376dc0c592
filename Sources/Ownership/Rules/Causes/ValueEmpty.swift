import Findings
import HostEvidence
import OwnershipManifest

/// A blank is presented.
package enum ValueEmpty: CauseRule {
  package static let description = RuleDescription(
    id: "value-empty",
    title: "an empty value is presented",
    reason: "An empty entry is a hit, not a miss: no fallback helps, and a label or button is blank.",
    firing: EntryExamples.empty, silent: EntryExamples.present)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.record.outcome == .value, observation.record.value?.isEmpty ?? false else { return nil }
    return observation.draft(
      description,
      message: "\(observation.product.name) shows nothing for \"\(observation.record.key)\" in "
        + "\(observation.language): the value in \(observation.record.resolvedLocale ?? "") is empty",
      remedy: "fill in the value, or remove the entry so that the call's default is shown")
  }
}
