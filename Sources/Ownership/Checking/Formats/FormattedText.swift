/// One text that has to do with arguments, beside the text that it is translated from.
///
/// It is a class because dozens of rules go over thousands of them, and each copy of so many members costs.
package final class FormattedText: Sendable {
  /// What a text is translated from: the source language's text of the same kind, else the key where that is prose.
  package struct Source: Sendable {
    package var text: String
    package var specifiers: SpecifierList
    package var arguments: ArgumentMap
    package var isKey: Bool
  }

  package let entry: CheckedEntry
  package let localization: CheckedLocalization
  package let leaf: CheckedLeaf
  package let arguments: ArgumentMap
  /// True for a text of the source language itself.
  package let isSourceLanguage: Bool
  /// Nil for the source language's own texts, and where nothing reliable is there.
  package let source: Source?
  /// What differs from the source; nil where there is none.
  package let comparison: ArgumentComparison?

  init(
    entry: CheckedEntry, localization: CheckedLocalization, leaf: CheckedLeaf, isSourceLanguage: Bool, source: Source?
  ) {
    self.entry = entry
    self.localization = localization
    self.leaf = leaf
    let arguments = ArgumentMap(leaf, in: localization)
    self.arguments = arguments
    self.isSourceLanguage = isSourceLanguage
    self.source = source
    comparison = source.map { ArgumentComparison(arguments, with: $0.arguments, key: entry.specifiers) }
  }

  /// Whether the text is filled with arguments when it is shown: the source or the key has some, it is a plural form, or, in
  /// the source language, it has some itself.
  package var isFormatted: Bool {
    if let source, !source.arguments.uses.isEmpty || source.arguments.isOpen { return true }
    if leaf.pluralCategory != nil || !entry.specifiers.specifiers.isEmpty { return true }
    return source == nil && !leaf.specifiers.specifiers.isEmpty
  }
}
