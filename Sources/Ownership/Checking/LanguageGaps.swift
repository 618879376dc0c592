package import LocalizationRuntime

/// What one table lacks for readers of one language, whether or not its owner must have that language.
package struct LanguageGaps: Sendable, Hashable {
  /// A key whose text lacks forms that the language needs.
  package struct Forms: Sendable, Hashable {
    package var key: String
    /// In CLDR's order.
    package var missing: [PluralCategory]
  }

  /// The language of the table that serves these readers; nil for none.
  package var serving: String?
  /// The keys with something to translate, in the table's order.
  package var keys: [String] = []
  /// Those without a finished text.
  package var missing: [String] = []
  /// Those whose text waits for a review.
  package var unreviewed: [String] = []
  /// Those whose source has plural forms.
  package var pluralKeys: [String] = []
  package var incompletePlurals: [Forms] = []

  package init(_ table: CheckedTable, language: String) {
    let languages = TableLanguages(table.requiring(language))
    serving = languages.serving.first { $0.required == language }?.language
    let entries = table.entries.filter(table.needsTranslation)
    keys = entries.map(\.key)
    let isSource = serving.map { languages.standing(of: $0) == .source } ?? false
    guard !isSource else { return }
    // Interface Builder's files have the texts of the development region themselves.
    let isDevelopmentRegion = language == table.languages.developmentRegion
    missing = entries.filter { !isFinished($0) && !(isDevelopmentRegion && $0.isOfInterface) }.map(\.key)
    let open = Set(missing)
    unreviewed = entries.filter { !open.contains($0.key) && waits($0) }.map(\.key)
    if let rules = PluralLanguage.of(language) { addPlurals(of: entries, in: table, rules) }
  }

  private func text(_ entry: CheckedEntry) -> CheckedLocalization? {
    serving.flatMap { entry.localization($0) }.flatMap { $0.isThere ? $0 : nil }
  }

  private func isFinished(_ entry: CheckedEntry) -> Bool {
    guard let text = text(entry), case .done = TextState(of: text, isSource: false) else { return false }
    return true
  }

  private func waits(_ entry: CheckedEntry) -> Bool {
    text(entry)?.leaves.contains { $0.state == "needs_review" } ?? false
  }

  private mutating func addPlurals(of entries: [CheckedEntry], in table: CheckedTable, _ rules: PluralLanguage) {
    let sources = Dictionary(grouping: table.pluralSets.filter { $0.localization.language == table.sourceLanguage }) {
      $0.entry.key
    }
    let own = Dictionary(grouping: table.pluralSets.filter { $0.localization.language == serving }) { $0.entry.key }
    for entry in entries where sources[entry.key] != nil || own[entry.key] != nil {
      pluralKeys.append(entry.key)
      let sets = own[entry.key] ?? []
      let needed = (text(entry) == nil ? sources[entry.key] ?? [] : sets).flatMap { set in
        rules.written(for: set.number).filter { text(entry) == nil || set.form($0.rawValue) == nil }
      }
      let lacking = PluralCategory.allCases.filter(needed.contains)
      if !lacking.isEmpty { incompletePlurals.append(Forms(key: entry.key, missing: lacking)) }
    }
  }
}

extension PluralLanguage {
  /// The forms that a text is written with: those that numbers need, and `other`, which none can do without.
  package func written(for number: ValueType.Class?) -> [PluralCategory] {
    needed(for: number).filter { $0 != .other } + [.other]
  }
}

extension CheckedTable {
  /// The table of an owner that must have the language too.
  fileprivate func requiring(_ language: String) -> CheckedTable {
    guard !languages.required.contains(language) else { return self }
    var table = self
    table.languages.required.append(language)
    table.languages.declared.append(language)
    return table
  }
}
