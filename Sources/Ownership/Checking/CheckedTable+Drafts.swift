import Findings
import LocalizationRuntime
import OwnershipManifest

extension CheckedTable {
  /// Whether a language folder's file of a loose table could not be read to its end, which serves these readers.
  func isDamaged(for language: String) -> Bool {
    let damaged = problems.filter { $0.kind == .unreadable || $0.kind == .openComment }.map(\.language)
    if damaged.isEmpty { return false }
    return damaged.contains(language)
      || LanguageMatching.matches(preferences: [language], available: damaged.filter { !$0.isEmpty }).first != nil
  }

  /// A draft about this table. What somebody else's package lacks is a note.
  func draft(
    _ description: RuleDescription, severity: Severity? = nil, key: String? = nil, language: String? = nil,
    message: String, remedy: String, place: SourcePlace? = nil
  ) -> Draft {
    Draft(
      description, severity: weight(severity ?? description.severity), owner: owner.name, table: name, key: key,
      language: language, message: message, remedy: remedy, place: place ?? SourcePlace(file: files.first ?? ""))
  }

  /// A draft about one key, in one language where that is said.
  func draft(
    _ description: RuleDescription, severity: Severity? = nil, about entry: CheckedEntry,
    in localization: CheckedLocalization? = nil, message: String, remedy: String, place: SourcePlace? = nil
  ) -> Draft {
    draft(
      description, severity: severity, key: entry.key, language: localization?.language, message: message,
      remedy: remedy, place: place ?? localization?.place ?? entry.place)
  }

  private func weight(_ severity: Severity) -> Severity {
    owner.isExternal && severity != .incomplete ? .note : severity
  }
}
