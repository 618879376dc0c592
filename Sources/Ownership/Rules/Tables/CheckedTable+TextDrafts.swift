import Findings
import OwnershipManifest

extension CheckedTable {
  /// The language that a localization is read in: that of `Base` and of a table outside any folder is the source's.
  func language(of localization: CheckedLocalization) -> String {
    localization.language.isEmpty || localization.language == "Base"
      ? languages.developmentRegion : localization.language
  }

  /// Such as "readers of French".
  func readers(of localization: CheckedLocalization) -> String {
    "readers of \(LanguageNames.name(of: language(of: localization)))"
  }

  /// A draft about what one language says for one key.
  func draft(
    _ description: RuleDescription, severity: Severity? = nil, _ entry: CheckedEntry,
    _ localization: CheckedLocalization, message: String, remedy: String, place: SourcePlace? = nil
  ) -> Draft {
    Draft(
      description, severity: severity, owner: owner.name, table: name, key: entry.key,
      language: language(of: localization), message: message, remedy: remedy, place: place ?? localization.place)
  }

  /// A draft about one text.
  func draft(
    _ description: RuleDescription, severity: Severity? = nil, _ text: FormattedText, message: String, remedy: String,
    place: SourcePlace? = nil
  ) -> Draft {
    draft(
      description, severity: severity, text.entry, text.localization, message: message, remedy: remedy,
      place: place ?? text.leaf.place)
  }

  /// A draft about a set of plural forms.
  func draft(
    _ description: RuleDescription, severity: Severity? = nil, _ set: PluralSet, message: String, remedy: String,
    place: SourcePlace? = nil
  ) -> Draft {
    draft(
      description, severity: severity, set.entry, set.localization, message: message, remedy: remedy,
      place: place ?? set.place)
  }

  /// A gap in what somebody else owns is a note: its language may never be offered.
  var gapSeverity: Severity? { owner.isExternal ? .note : nil }
}

extension FormattedText {
  /// "the source text" or "the key", whichever it is held against.
  var sourceNoun: String { source?.isKey ?? false ? "the key" : "the source text" }
}

extension CheckedLeaf {
  /// Such as " in the form 'one' on mac"; empty for a plain text.
  var whereabouts: String {
    let form = pluralCategory.map { " in the form '\($0)'" } ?? ""
    return form + (device.map { " on \($0)" } ?? "")
  }
}

extension PluralSet {
  /// Such as `"%lld files"` or `substitution 'files' of "…"`.
  var noun: String {
    let device = path.first { $0.axis == "device" }.map { " on \($0.name)" } ?? ""
    guard let substitution else { return entry.key.quoted + device }
    return "substitution '\(substitution.name)' of \(entry.key.quoted)" + device
  }
}
