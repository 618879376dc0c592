package import Findings

/// One key of a table with what every language says.
package struct CheckedEntry: Sendable {
  package let key: String
  package let style: KeyStyle
  /// What stands for arguments in the key.
  package let specifiers: SpecifierList
  /// Where the key stands (of a legacy table in the source language's file, else in the first).
  package var place: SourcePlace
  package var comment: String?
  /// `manual`, `extracted_with_value`, `stale`, …; nil for a key that comes from code, and in legacy tables.
  package var extractionState: String?
  package var shouldTranslate: Bool
  package var generatesSymbol: Bool
  private var texts: Texts

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

  private enum Texts: Sendable {
    case here([CheckedLocalization])
    /// Those of the entry of that number in a table that was read earlier.
    case kept(KeptTable, Int)
  }

  /// One for each language that has something, in byte order of the language; of a repeated language the last.
  package var localizations: [CheckedLocalization] {
    get {
      switch texts {
      case .here(let localizations): localizations
      case .kept(let table, let number): table.whole.entries[number].localizations
      }
    }
    set { texts = .here(newValue) }
  }

  /// The same entry with the texts that a table has for it.
  func keeping(_ number: Int, of table: KeptTable) -> CheckedEntry {
    var entry = self
    entry.texts = .kept(table, number)
    return entry
  }

  package func localization(_ language: String) -> CheckedLocalization? {
    localizations.first { $0.language == language }
  }

  /// False for what nobody has to translate: an empty key, one that no code uses any more, or one that stays as it is.
  package var isTranslatable: Bool { shouldTranslate && extractionState != "stale" && !key.isEmpty }
}
