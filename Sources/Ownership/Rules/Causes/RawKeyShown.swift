import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest

/// A host presents a key: the table has no value and the call no default.
package enum RawKeyShown: CauseRule {
  package static let description = RuleDescription(
    id: "raw-key-shown",
    title: "a key is presented",
    reason: "People read an identifier instead of text; a missing entry is never looked up in the development "
      + "language.",
    firing: EntryExamples.missing, silent: EntryExamples.present + EntryExamples.keyIsText)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.record.outcome == .key, !observation.showsKeyByDesign else { return nil }
    let key = observation.record.key
    let isSourceText =
      KeyStyle(of: key) == .prose && !observation.wantsRequiredTranslation || observation.isWordless
    let shown =
      "\(observation.product.name) shows the key \"\(observation.record.value ?? key)\" in \(observation.language): "
    let table = "table \(observation.record.table) of \(observation.owner.name)"
    if observation.isKeyGone {
      return observation.draft(
        description, severity: isSourceText ? .note : .error,
        message: shown + "\(table) has no such key in any language, and the call has no default",
        remedy: "add the key to \(table), or take out what still asks for it",
        place: observation.observation.planned.place)
    }
    let language = LanguageNames.name(of: observation.searched?.chosen?.localization ?? observation.language)
    return observation.draft(
      description, severity: isSourceText ? .note : .error,
      message: shown + "the \(language) table of \(observation.owner.name) has no entry and the call has no default",
      remedy: "add a value for \(observation.language) to \(table)")
  }
}

extension JudgedObservation {
  /// Whether the key is the text of the development language, and its reader gets that language: a catalog has such a key
  /// without a value.
  fileprivate var showsKeyByDesign: Bool {
    guard KeyStyle(of: record.key) == .prose, !wantsRequiredTranslation, isKeyOfOwner,
      let table = searched?.chosen?.localization
    else { return false }
    return table == "Base" || LanguageIdentity(table).isRelated(to: LanguageIdentity(languages.developmentRegion))
  }

  /// Whether no table of that name in the asked bundle has the key, in whatever language.
  fileprivate var isKeyGone: Bool {
    guard let asked else { return false }
    let places = Set(asked.tables.strings.keys).union(asked.tables.stringsDicts.keys)
    let languages = places.filter { $0.table == record.table }.map(\.localization)
    return !SearchedTables(table: record.table, in: asked, searchList: languages).places.contains { $0.has(record.key) }
  }
}
