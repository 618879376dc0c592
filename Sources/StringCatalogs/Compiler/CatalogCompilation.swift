import PositionedJSON

/// The walk over a catalog that fills the tables of each folder.
struct CatalogCompilation {
  private let catalog: StringCatalog
  private let buildsAll: Bool
  /// What identifies the languages to compile; nil for all.
  private let wanted: Set<String>?
  private let source: String
  private var tables: [String: CompiledTable] = [:]
  private var problems: [CompileProblem] = []
  /// Folder and identity of each code met so far.
  private var languages: [String: (folder: String, identity: String)] = [:]

  init(_ catalog: StringCatalog, languages: [String]?, buildsAll: Bool) {
    self.catalog = catalog
    self.buildsAll = buildsAll
    wanted = languages.map { Set($0.map(LanguageFolder.identity)) }
    source = LanguageFolder.identity(of: catalog.sourceLanguage)
  }

  mutating func run() -> CompiledCatalog {
    problems = catalog.problems().filter { $0.severity > .note }.map(CompileProblem.init)
    for entry in effectiveEntries() { compile(entry) }
    var result = CompiledCatalog()
    result.problems = problems.sorted { $0.position < $1.position }
    guard !result.isRejected else { return result }
    result.tables = tables.values.filter { !$0.strings.isEmpty || !$0.stringsDict.isEmpty }
      .sorted { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
    return result
  }

  /// The entries in file order; of a repeated key only the last.
  private func effectiveEntries() -> [CatalogEntry] {
    let entries = catalog.strings
    var last: [String: Int] = [:]
    for (index, entry) in entries.enumerated() { last[entry.key] = index }
    guard last.count < entries.count else { return entries }
    return last.values.sorted().map { entries[$0] }
  }

  private mutating func compile(_ entry: CatalogEntry) {
    let localizations = chosenLocalizations(of: entry)
    let sourceContent = localizations.first { language($0.language).identity == source }?.content
    let sourcePlural = sourceContent.flatMap { PluralNumber(anywhereIn: $0) }
    let sourceHasPlural = sourceContent.map(PluralNumber.hasPlural) ?? false
    let keyFormat = FormatText(entry.key)
    for localization in localizations {
      let (folder, identity) = language(localization.language)
      guard wanted?.contains(identity) ?? true else { continue }
      let context = TextContext(
        key: entry.key, language: localization.language, keyFormat: keyFormat,
        sourceNumber: identity == source || !sourceHasPlural ? nil : sourcePlural ?? .assumed)
      add(localization.content, of: entry, to: folder, isSource: identity == source, context)
    }
    let sourceFolder = language(catalog.sourceLanguage).folder
    if buildsAll, sourceContent == nil, wanted?.contains(source) ?? true, LanguageFolder.isSafe(sourceFolder) {
      tables[sourceFolder, default: CompiledTable(folder: sourceFolder)].strings[entry.key] = entry.key
    }
  }

  private mutating func add(
    _ content: CatalogContent, of entry: CatalogEntry, to folder: String, isSource: Bool, _ context: TextContext
  ) {
    var compiler = TextCompiler(context)
    let text = compiler.compile(content)
    problems += compiler.problems
    if isSource, !buildsAll, isLeftToCode(content, of: entry) { return }
    guard LanguageFolder.isSafe(folder) else {
      let message = "'\(context.language)' cannot name a folder; expected a language such as de or pt-BR"
      problems.append(
        CompileProblem(.error, message, at: content.position, language: context.language, key: context.key))
      return
    }
    var table = tables[folder] ?? CompiledTable(folder: folder)
    table.strings[entry.key] = text.plain
    table.stringsDict[entry.key] = text.rule
    tables[folder] = table
  }

  /// True for a plain source text in state `new` that the code gives: it is not written.
  private func isLeftToCode(_ content: CatalogContent, of entry: CatalogEntry) -> Bool {
    content.stringUnit?.state == "new" && entry.extractionState != "manual" && !content.hasVariations
      && content.substitutions.isEmpty
  }

  // MARK: - Languages

  private mutating func language(_ code: String) -> (folder: String, identity: String) {
    if let known = languages[code] { return known }
    let folder = LanguageFolder.name(of: code)
    let found = (folder: folder, identity: String(folder.map { $0 == "_" ? "-" : $0 }))
    languages[code] = found
    return found
  }

  /// The localizations in file order, one for each folder.
  ///
  /// Of two codes with one folder Apple's tool takes one at random; here it is the code spelled like the folder, else
  /// the first by its bytes.
  private mutating func chosenLocalizations(of entry: CatalogEntry) -> [CatalogLocalization] {
    let localizations = entry.localizations
    warnOfEmptyRivals(of: localizations, entry)
    var byFolder: [String: [CatalogLocalization]] = [:]
    for localization in localizations {
      byFolder[language(localization.language).folder, default: []].append(localization)
    }
    guard byFolder.count < localizations.count else { return localizations }
    for (folder, rivals) in byFolder where rivals.count > 1 { byFolder[folder] = [choose(rivals, for: folder, entry)] }
    return byFolder.values.joined().sorted { $0.position < $1.position }
  }

  /// Apple's tool may also take a `null` for the text of the other code.
  private mutating func warnOfEmptyRivals(of localizations: [CatalogLocalization], _ entry: CatalogEntry) {
    guard entry.declaredLanguages.count > localizations.count else { return }
    for member in entry.node["localizations"]?.members.filter(\.value.isNull) ?? [] {
      let folder = language(member.key).folder
      guard let rival = localizations.first(where: { language($0.language).folder == folder }) else { continue }
      let message =
        "'\(member.key)' is null, and '\(rival.language)' is compiled to \(folder).lproj too: its text is used here,"
        + " Apple's compiler may drop it; remove the null"
      problems.append(
        CompileProblem(.warning, message, at: member.keyPosition, language: member.key, key: entry.key))
    }
  }

  private mutating func choose(
    _ rivals: [CatalogLocalization], for folder: String, _ entry: CatalogEntry
  ) -> CatalogLocalization {
    let codes = Set(rivals.map(\.language)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let winner = codes.first { $0 == folder } ?? codes[0]
    for code in codes where code != winner {
      guard let loser = rivals.last(where: { $0.language == code }) else { continue }
      let message =
        "'\(code)' and '\(winner)' are both compiled to \(folder).lproj: '\(winner)' is used here, Apple's compiler"
        + " takes either; remove one"
      var problem = CompileProblem(.warning, message, at: loser.position, language: code, key: entry.key)
      problem.sharedFolder = folder
      problems.append(problem)
    }
    return rivals.last { $0.language == winner } ?? rivals[0]
  }
}
