import Findings
import HostEvidence
import OwnershipManifest

/// The key is not in the chosen table; the call's default is shown instead.
package enum KeyAbsent: CauseRule {
  package static let description = RuleDescription(
    id: "key-absent",
    title: "the call's default is shown because the table lacks the key",
    reason: "A default text hides a missing translation: the screen looks fine in the source language and stays there "
      + "in every other.",
    firing: EntryExamples.missingWithDefault, silent: EntryExamples.present)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.record.outcome == .default else { return nil }
    let language = LanguageNames.name(of: observation.searched?.chosen?.localization ?? observation.language)
    return observation.draft(
      description, severity: observation.wantsRequiredTranslation && !observation.isWordless ? .error : .note,
      message: "\(observation.product.name) shows the call's default \"\(observation.record.value ?? "")\" in "
        + "\(observation.language): the \(language) table of \(observation.owner.name) has no entry for "
        + "\"\(observation.record.key)\"",
      remedy: "add a value for \(observation.language) to table \(observation.record.table) of "
        + observation.owner.name)
  }
}
