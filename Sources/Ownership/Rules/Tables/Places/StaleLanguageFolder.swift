import Findings
import LocalizationRuntime

/// A language was renamed, and what it was called before is still there with fewer keys.
package enum StaleLanguageFolder: TableRule {
  package static let description = RuleDescription(
    id: "folder.stale-language", title: "a language beside its renamed successor", severity: .warning,
    reason: "Readers of that region get the old, incomplete texts, and keys where it has none.",
    firing: TablePlaceExamples.renamed, silent: TablePlaceExamples.sound + TablePlaceExamples.regions)

  /// `hy-AM` beside `hy`, `iw` beside `he`: one language, with no other region than it has anyway. A language that the
  /// owner declares under the old name is wanted.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    let present = table.presence.present.filter { !$0.isEmpty && $0 != "Base" && $0 != table.sourceLanguage }
    return present.compactMap { old in
      guard !table.languages.declared.contains(old),
        let new = present.first(where: { $0 != old && isRenamed(old, to: $0) })
      else { return nil }
      let lost = table.entries.filter { $0.localization(new) != nil && $0.localization(old) == nil }
      guard let first = lost.first else { return nil }
      return table.draft(
        description, language: old,
        message: "table \(table.name) has \(old) beside \(new), which is one language, and lacks in \(old) "
          + "\(lost.count == 1 ? "one key" : "\(lost.count) keys") of \(new), first \"\(first.key)\"",
        remedy: "remove \(old) where \(new) has its keys")
    }
  }

  private static func isRenamed(_ old: String, to new: String) -> Bool {
    let (older, newer) = (LanguageTag.canonical(old), LanguageTag.canonical(new))
    if older == newer { return FolderName(old).modern != nil && FolderName(new).modern == nil }
    guard LanguageIdentity(old).isRelated(to: LanguageIdentity(new)) else { return false }
    return LanguageIdentity(new).region.isEmpty && !LanguageIdentity(old).region.isEmpty
      && LanguageTag.region(of: new) == LanguageIdentity(old).region
  }
}
