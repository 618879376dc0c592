package import OwnershipManifest
package import StringCatalogs

/// One table of one owner as the static rules see it: the same shape whether it comes from a String Catalog or from
/// `.strings` and `.stringsdict` files in language folders.
package struct CheckedTable: Sendable {
  package enum Source: Sendable {
    /// A String Catalog; nil where the file is no JSON, and then there are no entries.
    case catalog(StringCatalog?, problems: [CatalogProblem])
    /// Tables of one name, one for each language folder.
    case legacy
  }

  package var owner: Owner
  package var languages: OwnerLanguages
  /// The table's name: `Localizable`.
  package var name: String
  /// Its files, relative to the project's folder, in byte order; of a catalog the one.
  package var files: [String]
  package var source: Source
  /// The language that is translated from: a catalog's `sourceLanguage`; of a legacy table the folder that serves the
  /// development region (`en`, `English`, `Base`, or none, which is empty).
  package let sourceLanguage: String
  /// In file order for a catalog, else in byte order of keys; of a repeated key the last.
  package let entries: [CheckedEntry]
  /// The texts that have to do with arguments, in the order of the entries.
  package let formattedTexts: [FormattedText]
  /// The sets of plural forms, in the order of the entries.
  package let pluralSets: [PluralSet]
  /// What is wrong with the files of a legacy table, in their order; a catalog has its own problems.
  package var problems: [CheckedTableProblem]

  package init(
    owner: Owner, languages: OwnerLanguages, name: String, files: [String], source: Source, sourceLanguage: String,
    entries: [CheckedEntry], problems: [CheckedTableProblem] = []
  ) {
    self.owner = owner
    self.languages = languages
    self.name = name
    self.files = files
    self.source = source
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    let isCatalog = if case .catalog = source { true } else { false }
    formattedTexts = FormattedTexts(sourceLanguage: sourceLanguage, isCatalog: isCatalog).texts(of: entries)
    pluralSets = PluralSets(isCatalog: isCatalog).sets(of: entries)
    self.problems = problems
  }

  package var isCatalog: Bool { if case .catalog = source { true } else { false } }
}
