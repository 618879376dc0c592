import StringCatalogs

/// Finds the texts of a table that have to do with arguments, and what each is translated from.
struct FormattedTexts {
  let sourceLanguage: String
  let isCatalog: Bool

  func texts(of entries: [CheckedEntry]) -> [FormattedText] {
    entries.filter(\.isTranslatable).flatMap(texts)
  }

  private func texts(of entry: CheckedEntry) -> [FormattedText] {
    let sources = entry.localization(sourceLanguage)
    let isKeyFormatted = !entry.specifiers.isEmpty || entry.specifiers.hasMarkup
    // Of plain texts whose source is plain too there is nothing to say.
    var known: (leaf: CheckedLeaf, source: FormattedText.Source)?
    let isSourceSidePlain = !isKeyFormatted && (sources?.leaves.allSatisfy(\.specifiers.isPlain) ?? true)
    return entry.localizations.flatMap { localization -> [FormattedText] in
      if isSourceSidePlain, localization.isPlain { return [] }
      let isSource = localization.language == sourceLanguage
      return localization.leaves.compactMap { leaf -> FormattedText? in
        guard leaf.substitution == nil, !leaf.isPhrase, !leaf.text.isEmpty else { return nil }
        let source = isSource ? keyOfCode(entry) : source(of: leaf, entry, sources, &known)
        let isPlain = leaf.specifiers.isEmpty && !leaf.specifiers.hasMarkup && leaf.pluralCategory == nil
        let isSourcePlain = source.map { $0.specifiers.isEmpty && !$0.specifiers.hasMarkup } ?? !isKeyFormatted
        if isPlain && isSourcePlain { return nil }
        return FormattedText(
          entry: entry, localization: localization, leaf: leaf, isSourceLanguage: isSource, source: source)
      }
    }
  }

  /// - Parameter known: the source found last: the languages of a key mostly have the same.
  private func source(
    of leaf: CheckedLeaf, _ entry: CheckedEntry, _ sources: CheckedLocalization?,
    _ known: inout (leaf: CheckedLeaf, source: FormattedText.Source)?
  ) -> FormattedText.Source? {
    guard let sources, let match = SourceLeaf.match(for: leaf, in: sources) else {
      return isReliable(entry) ? key(of: entry) : nil
    }
    if let known, known.leaf === match { return known.source }
    let source = FormattedText.Source(
      text: match.text, specifiers: match.specifiers, arguments: ArgumentMap(match, in: sources), isKey: false)
    known = (match, source)
    return source
  }

  /// The key as what a text of the source language is held against, where code passes arguments by it.
  private func keyOfCode(_ entry: CheckedEntry) -> FormattedText.Source? {
    let isOfCode = entry.extractionState == nil || entry.extractionState == "extracted_with_value"
    guard isCatalog, isOfCode, entry.specifiers.specifiers.contains(where: { $0.type != nil }) else { return nil }
    return key(of: entry)
  }

  private func key(of entry: CheckedEntry) -> FormattedText.Source {
    FormattedText.Source(
      text: entry.key, specifiers: entry.specifiers, arguments: ArgumentMap(entry.specifiers, at: entry.place),
      isKey: true)
  }

  /// Whether the key is the text of the source language: it has white space or a specifier, or it comes from code and does
  /// not look like an identifier.
  private func isReliable(_ entry: CheckedEntry) -> Bool {
    guard entry.style == .prose else { return false }
    if !entry.specifiers.specifiers.isEmpty || entry.key.hasWhitespace { return true }
    return isCatalog && entry.extractionState == nil
  }
}
