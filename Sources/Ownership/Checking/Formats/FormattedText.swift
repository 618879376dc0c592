/// One text that has to do with arguments, beside the text that it is translated from.
package struct FormattedText: Sendable {
  /// What a text is translated from: the source language's text of the same kind, else the key where that is prose.
  package struct Source: Sendable {
    package var text: String
    package var specifiers: SpecifierList
    package var arguments: ArgumentMap
    package var isKey: Bool
  }

  package var entry: CheckedEntry
  package var localization: CheckedLocalization
  package var leaf: CheckedLeaf
  package var arguments: ArgumentMap
  /// True for a text of the source language itself.
  package var isSourceLanguage: Bool
  /// Nil for the source language's own texts, and where nothing reliable is there.
  package var source: Source?

  /// Whether the text is filled with arguments when it is shown: the source or the key has some, it is a plural form, or, in
  /// the source language, it has some itself.
  package var isFormatted: Bool {
    if let source, !source.arguments.uses.isEmpty || source.arguments.isOpen { return true }
    if leaf.pluralCategory != nil || !entry.specifiers.specifiers.isEmpty { return true }
    return source == nil && !leaf.specifiers.specifiers.isEmpty
  }
}
