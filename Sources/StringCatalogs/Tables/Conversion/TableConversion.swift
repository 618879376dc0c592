/// Turns a whole legacy table, the `.strings` and `.stringsdict` files of all languages, into a catalog, and back.
///
/// Values and bytes only. What is compiled from the catalog is what the tables said, and the other way round, but for what
/// the list of losses names.
package enum TableConversion {
  /// The catalog of a table.
  ///
  /// Comments become those of the entries, plural rules plurals or substitutions, device and width rules variations. All
  /// texts are `translated`, and all keys `manual`, so that no build takes them away. `Base` stands for the source language.
  ///
  /// - Throws: files that are no tables, all of them; folders that are one language.
  package static func catalog(
    of table: [LegacyLanguage], sourceLanguage: String
  ) throws(TableConversionError) -> ConvertedCatalog {
    guard !sourceLanguage.isEmpty else { throw .noSourceLanguage }
    var losses: [ConversionLoss] = []
    var languages: [CatalogDraft.Language] = []
    var broken: [TableConversionError.BrokenFile] = []
    for one in table.sorted(by: { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }) {
      let code = one.folder == "Base" ? sourceLanguage : one.folder
      let strings = read(one, isStringsDict: false, &broken)
      let stringsDict = read(one, isStringsDict: true, &broken)
      guard let strings, let stringsDict else { continue }
      languages.append(.init(folder: one.folder, code: code, strings: strings, stringsDict: stringsDict))
      losses += loss(ofFolder: one.folder, code: code)
    }
    guard broken.isEmpty else { throw .unreadable(broken) }
    try checkDistinct(languages)
    let source = LanguageFolder.identity(of: sourceLanguage)
    let isSource = { (language: CatalogDraft.Language) in LanguageFolder.identity(of: language.code) == source }
    let draft = CatalogDraft(languages.filter(isSource) + languages.filter { !isSource($0) }, source: sourceLanguage)
    return ConvertedCatalog(bytes: draft.bytes, losses: ConversionLoss.sorted(losses + draft.losses))
  }

  private static func read(
    _ language: LegacyLanguage, isStringsDict: Bool, _ broken: inout [TableConversionError.BrokenFile]
  ) -> LegacyFileReading? {
    let bytes = isStringsDict ? language.stringsDict : language.strings
    do throws(TableSyntaxError) {
      return try LegacyFileReading(bytes, folder: language.folder, isStringsDict: isStringsDict)
    } catch {
      broken.append(.init(folder: language.folder, isStringsDict: isStringsDict, error: error))
      return nil
    }
  }

  private static func checkDistinct(_ languages: [CatalogDraft.Language]) throws(TableConversionError) {
    let folders = Dictionary(grouping: languages) { LanguageFolder.identity(of: $0.code) }.values
      .map { $0.map(\.folder) }.filter { $0.count > 1 }
    if let first = folders.min(by: { $0[0].utf8.lexicographicallyPrecedes($1[0].utf8) }) { throw .sameLanguage(first) }
  }

  private static func loss(ofFolder folder: String, code: String) -> [ConversionLoss] {
    let compiled = LanguageFolder.name(of: code)
    guard compiled != folder else { return [] }
    return [
      ConversionLoss(.language, language: folder, in: .strings, "the texts are compiled into \(compiled).lproj")
    ]
  }
}
