import Foundation
import Ownership

/// How much of an owner each language has: what is all but complete is required, the rest is optional.
///
/// A language lags behind while its translators work. It is complete enough with 19 keys in 20, or with 9 in 10 where the
/// project lists it as one of its languages; a few keys are a gap however short the table is. A language that the owner's
/// own Xcode project does not list is a trial.
struct LanguageCoverage: Sendable {
  let required: [String]
  let optional: [String]
  /// How many keys are to be translated.
  let total: Int
  /// Those that the owner's own Xcode project does not list.
  private let unlisted: [String]
  /// Language → how many of them it has.
  private let counts: [String: Int]

  /// - Parameters:
  ///   - tables: Those of one owner; what the system reads counts only where there is nothing else, and a table that
  ///     nobody has begun to translate does not.
  ///   - listed: The languages that the project's files list.
  ///   - known: Those of the owner's own Xcode project; nil where it has none.
  init(of tables: [CheckedTable], developmentRegion: String, listed: [String], known: [String]?) {
    let own = tables.filter { !["InfoPlist", "AppShortcuts"].contains($0.name) && !$0.name.hasSuffix("-InfoPlist") }
    let begun = (own.isEmpty ? tables : own).filter { Self.isBegun($0, developmentRegion) }
    var total = 0
    var counts: [String: Int] = [:]
    for entry in begun.flatMap(\.entries) where Self.isTranslated(entry) {
      total += 1
      let languages = entry.localizations.lazy.filter(Self.hasText).compactMap { DeclaredLanguage.tag(of: $0.language) }
      for language in Set(languages) { counts[language, default: 0] += 1 }
    }
    let others = counts.keys.filter { $0 != developmentRegion }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let spellings = Set(listed.map(Self.spelling))
    let regions = known.map { Set($0.map(Self.spelling)) }
    let complete = Set(
      others.filter { language in
        let name = Self.spelling(language)
        return regions?.contains(name) != false
          && Self.isComplete(counts[language, default: 0], of: total, isListed: spellings.contains(name))
      })
    unlisted = others.filter { regions?.contains(Self.spelling($0)) == false }
    required = others.filter(complete.contains)
    optional = others.filter { !complete.contains($0) }
    self.total = total
    self.counts = counts
  }

  /// Why languages were sorted as they were; nil where there was nothing to sort.
  var reason: String? {
    guard !required.isEmpty || !optional.isEmpty else { return nil }
    let rest = optional.prefix(5).map { "\($0) has \(counts[$0, default: 0])" }.joined(separator: ", ")
    let all = "each has all but a few of the \(total) keys"
    let shown = required.isEmpty ? "none has all but a few of the \(total) keys" : all
    let trials = unlisted.isEmpty ? "" : "; the Xcode project does not list \(unlisted.joined(separator: ", "))"
    return (rest.isEmpty ? shown : "\(shown); \(rest)\(optional.count > 5 ? ", …" : "")") + trials
  }

  private static func spelling(_ language: String) -> String {
    (DeclaredLanguage.tag(of: language) ?? language).lowercased()
  }

  private static func isComplete(_ count: Int, of total: Int, isListed: Bool) -> Bool {
    let missing = total - count
    return missing * (isListed ? 10 : 20) <= total || missing <= 3 && missing * 2 <= total
  }

  private static func isBegun(_ table: CheckedTable, _ developmentRegion: String) -> Bool {
    let source = [developmentRegion, "Base", "", table.sourceLanguage]
    return table.entries.contains { $0.localizations.contains { !source.contains($0.language) && hasText($0) } }
  }

  private static func isTranslated(_ entry: CheckedEntry) -> Bool {
    entry.shouldTranslate && entry.extractionState != "stale" && !entry.key.isEmpty
  }

  private static func hasText(_ localization: CheckedLocalization) -> Bool {
    localization.phrases?.isEmpty == false || localization.leaves.contains { !$0.text.isEmpty && $0.state != "new" }
  }
}
