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
  /// One for each language that has something, in byte order of the language; of a repeated language the last.
  package var localizations: [CheckedLocalization]

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
    self.localizations = localizations
  }

  package func localization(_ language: String) -> CheckedLocalization? {
    localizations.first { $0.language == language }
  }

  /// False for what nobody has to translate: an empty key, one that no code uses any more, or one that stays as it is.
  package var isTranslatable: Bool { shouldTranslate && extractionState != "stale" && !key.isEmpty }
}
