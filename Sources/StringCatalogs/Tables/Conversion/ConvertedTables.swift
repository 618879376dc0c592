/// A legacy table that was made of a catalog.
package struct ConvertedTables: Sendable, Hashable {
  /// One for each folder, ascending by the bytes of its name; `.strings` as text, `.stringsdict` as XML.
  package var languages: [LegacyLanguage]
  /// All that the tables do not say as the catalog did, by key and language.
  package var losses: [ConversionLoss]
}
