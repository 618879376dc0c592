import Findings

extension CheckedTable {
  /// One text in one language that counts.
  struct CountedText: Sendable {
    var entry: CheckedEntry
    var localization: CheckedLocalization
    var standing: TableLanguages.Standing

    var isSource: Bool { standing == .source }
    var state: TextState { TextState(of: localization, isSource: isSource) }

    /// What an optional language lacks is a note.
    func severity(_ severity: Severity) -> Severity { standing == .optional ? .note : severity }
  }

  static func countedTexts(of entries: [CheckedEntry], _ languages: TableLanguages) -> [CountedText] {
    entries.filter(\.isCovered).flatMap { entry in
      entry.localizations.compactMap { localization -> CountedText? in
        guard !localization.isPlainlyTranslated else { return nil }
        let standing = languages.standing(of: localization.language)
        guard standing != .undeclared else { return nil }
        return CountedText(entry: entry, localization: localization, standing: standing)
      }
    }
  }
}
