import Findings
import HostEvidence
import OwnershipManifest

/// A host presents a key: the table has no value and the call no default.
package enum RawKeyShown: CauseRule {
  package static let description = RuleDescription(
    id: "raw-key-shown",
    title: "a key is presented",
    reason: "People read an identifier instead of text; a missing entry is never looked up in the development "
      + "language.",
    firing: EntryExamples.missing, silent: EntryExamples.present)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.record.outcome == .key else { return nil }
    let key = observation.record.key
    let isSourceText =
      KeyStyle(of: key) == .prose && !observation.wantsRequiredTranslation || observation.isWordless
    let language = LanguageNames.name(of: observation.searched?.chosen?.localization ?? observation.language)
    return observation.draft(
      description, severity: isSourceText ? .note : .error,
      message: "\(observation.product.name) shows the key \"\(observation.record.value ?? key)\" in "
        + "\(observation.language): the \(language) table of \(observation.owner.name) has no entry and the call has "
        + "no default",
      remedy: "add a value for \(observation.language) to table \(observation.record.table) of "
        + observation.owner.name)
  }
}
