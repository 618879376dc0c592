package import Findings

/// One key of a table with what every language says.
///
/// It is a class because dozens of rules go over thousands of them, and each copy of so many members costs.
package final class CheckedEntry: Sendable {
  package let key: String
  package let style: KeyStyle
  /// What stands for arguments in the key.
  package let specifiers: SpecifierList
  /// Where the key stands (of a legacy table in the source language's file, else in the first).
  package let place: SourcePlace
  package let comment: String?
  /// `manual`, `extracted_with_value`, `stale`, …; nil for a key that comes from code, and in legacy tables.
  package let extractionState: String?
  package let shouldTranslate: Bool
  package let generatesSymbol: Bool
  private let texts: Texts

  package init(
    key: String, place: SourcePlace, comment: String? = nil, extractionState: String? = nil,
    shouldTranslate: Bool = true, generatesSymbol: Bool = true, localizations: [CheckedLocalization] = []
  ) {
    self.key = key
    style = KeyStyle(of: key)
    specifiers = SpecifierList(key)
    self.place = place
    self.comment = comment
    self.extractionState = extractionState
    self.shouldTranslate = shouldTranslate
    self.generatesSymbol = generatesSymbol
    texts = .here(localizations)
  }

  private init(_ entry: CheckedEntry, _ texts: Texts) {
    key = entry.key
    style = entry.style
    specifiers = entry.specifiers
    place = entry.place
    comment = entry.comment
    extractionState = entry.extractionState
    shouldTranslate = entry.shouldTranslate
    generatesSymbol = entry.generatesSymbol
    self.texts = texts
  }

  private enum Texts: Sendable {
    case here([CheckedLocalization])
    /// Those of the entry of that number in a table that was read earlier.
    case kept(KeptTable, Int)
  }

  /// One for each language that has something, in byte order of the language; of a repeated language the last.
  package var localizations: [CheckedLocalization] {
    switch texts {
    case .here(let localizations): localizations
    case .kept(let table, let number): table.whole.entries[number].localizations
    }
  }

  /// The same entry with the texts that a table has for it.
  func keeping(_ number: Int, of table: KeptTable) -> CheckedEntry { CheckedEntry(self, .kept(table, number)) }

  package func localization(_ language: String) -> CheckedLocalization? {
    localizations.first { $0.language == language }
  }

  /// False for what nobody has to translate: an empty key, one that no code uses any more, or one that stays as it is.
  package var isTranslatable: Bool { shouldTranslate && extractionState != "stale" && !key.isEmpty }
}
