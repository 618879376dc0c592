import Findings

extension CheckedTable {
  /// One text in one language that counts.
  struct CountedText {
    var entry: CheckedEntry
    var localization: CheckedLocalization
    var standing: TableLanguages.Standing

    var isSource: Bool { standing == .source }
    var state: TextState { TextState(of: localization, isSource: isSource) }

    /// What an optional language lacks is a note.
    func severity(_ severity: Severity) -> Severity { standing == .optional ? .note : severity }
  }

  /// Every localization of every covered key, in a language that the owner declares.
  ///
  /// Of a language that is declared nowhere another rule speaks, once.
  var countedTexts: [CountedText] {
    let languages = TableLanguages(self)
    return entries.filter(\.isCovered).flatMap { entry in
      entry.localizations.compactMap { localization -> CountedText? in
        let standing = languages.standing(of: localization.language)
        guard standing != .undeclared else { return nil }
        return CountedText(entry: entry, localization: localization, standing: standing)
      }
    }
  }
}
