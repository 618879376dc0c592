import Ownership

/// How much of an owner each language has: what has at least half of it is required, the rest is optional.
struct LanguageCoverage: Sendable {
  let required: [String]
  let optional: [String]
  /// How many keys are to be translated.
  let total: Int
  /// Language → how many of them it has.
  private let counts: [String: Int]

  /// - Parameter tables: Those of one owner; what the system reads counts only where there is nothing else.
  init(of tables: [CheckedTable], developmentRegion: String) {
    let own = tables.filter { !["InfoPlist", "AppShortcuts"].contains($0.name) && !$0.name.hasSuffix("-InfoPlist") }
    var total = 0
    var counts: [String: Int] = [:]
    for entry in (own.isEmpty ? tables : own).flatMap(\.entries) where Self.isTranslated(entry) {
      total += 1
      for localization in entry.localizations where Self.hasText(localization) {
        counts[localization.language, default: 0] += 1
      }
    }
    let others = counts.keys.filter { !$0.isEmpty && ![developmentRegion, "Base", "mul"].contains($0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    required = others.filter { counts[$0, default: 0] * 2 >= total }
    optional = others.filter { counts[$0, default: 0] * 2 < total }
    self.total = total
    self.counts = counts
  }

  /// Why languages were sorted as they were; nil where there was nothing to sort.
  var reason: String? {
    guard !required.isEmpty || !optional.isEmpty else { return nil }
    let rest = optional.prefix(5).map { "\($0) has \(counts[$0, default: 0])" }.joined(separator: ", ")
    let half = "each has at least half of the \(total) keys"
    return rest.isEmpty ? half : "\(half); \(rest)\(optional.count > 5 ? ", …" : "")"
  }

  private static func isTranslated(_ entry: CheckedEntry) -> Bool {
    entry.shouldTranslate && entry.extractionState != "stale" && !entry.key.isEmpty
  }

  private static func hasText(_ localization: CheckedLocalization) -> Bool {
    localization.phrases?.isEmpty == false || localization.leaves.contains { !$0.text.isEmpty && $0.state != "new" }
  }
}
