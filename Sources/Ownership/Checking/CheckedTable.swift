import CallSites
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
  package private(set) var isCatalog: Bool
  /// Its files, relative to the project's folder, in byte order; of a catalog the one.
  package var files: [String]
  /// The language that is translated from: a catalog's `sourceLanguage`; of a legacy table the folder that serves the
  /// development region (`en`, `English`, `Base`, or none, which is empty).
  package let sourceLanguage: String
  /// In file order for a catalog, else in byte order of keys; of a repeated key the last.
  package let entries: [CheckedEntry]
  /// The languages that it has, held against those that its owner declares.
  let presence: TableLanguages
  /// Keys without words to translate: `%@ (%lld)` and `•` have none.
  let wordless: Set<String>
  private var texts: Texts
  /// What the rules about one table said of it earlier; nil where they have to look.
  private(set) var knownDrafts: [Draft]?
  /// What a cache keeps it under; nil where none does.
  var key: ContentHash?
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
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    self.problems = problems
    isCatalog = if case .catalog = source { true } else { false }
    presence = TableLanguages(of: entries, sourceLanguage: sourceLanguage, isCatalog: isCatalog, owner: languages)
    wordless = Self.wordless(entries, sourceLanguage)
    let formats = FormattedTexts(sourceLanguage: sourceLanguage, isCatalog: isCatalog)
    texts = .here(
      TableTexts(
        source: source, formatted: formats.texts(of: entries),
        pluralSets: PluralSets(isCatalog: isCatalog).sets(of: entries),
        counted: Self.countedTexts(of: entries, presence),
        symbols: Self.symbols(of: entries, isCatalog: isCatalog, files: files)))
  }

  // MARK: - Texts

  private enum Texts: Sendable {
    case here(TableTexts)
    /// Those of a table that was read earlier.
    case kept(KeptTable)
  }

  package var source: Source {
    get { shared.source }
    set {
      var changed = shared
      changed.source = newValue
      texts = .here(changed)
      isCatalog = if case .catalog = newValue { true } else { false }
    }
  }

  /// Whether the table could be read; of one that could not, or that names no source language, nothing follows.
  package var isReadable: Bool {
    guard case .here(let texts) = texts, case .catalog(let catalog, _) = texts.source else { return true }
    return catalog != nil && !sourceLanguage.isEmpty
  }

  /// The texts that have to do with arguments, in the order of the entries.
  package var formattedTexts: [FormattedText] { shared.formatted }

  /// The sets of plural forms, in the order of the entries.
  package var pluralSets: [PluralSet] { shared.pluralSets }

  /// The texts of covered keys in declared languages of which there may be something to say, in the order of the entries:
  /// plain texts that are translated are not among them. Of a language that is declared nowhere another rule speaks, once.
  var countedTexts: [CountedText] {
    if case .kept(let table) = texts, !table.hasCountedTexts { return [] }
    return shared.counted
  }

  /// The keys that have Swift symbols, in the order of the entries.
  var symbols: [Symbol] {
    switch texts {
    case .here(let texts): texts.symbols
    case .kept: Self.symbols(of: entries, isCatalog: isCatalog, files: files)
    }
  }

  private var shared: TableTexts {
    switch texts {
    case .here(let texts): texts
    case .kept(let table): table.whole.shared
    }
  }

  /// A catalog that was read earlier: what it said is known, and its texts are read when they are asked for.
  init(_ reader: CheckedTableReader, _ record: TableRecord, _ kept: KeptTable) {
    owner = reader.owner
    languages = reader.languages
    name = kept.name
    files = [kept.file]
    sourceLanguage = record.sourceLanguage
    entries = record.entries.enumerated().map { $0.element.keeping($0.offset, of: kept) }
    problems = []
    isCatalog = true
    presence = record.languages
    wordless = record.wordless
    texts = .kept(kept)
    knownDrafts = record.drafts
  }
}
