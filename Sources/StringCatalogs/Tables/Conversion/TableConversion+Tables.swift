/// Catalog to tables.
extension TableConversion {
  /// The legacy table of a catalog, as the compiler gives it, with comments.
  ///
  /// A source text that the compiler leaves to the code has no entry. Files are made for each folder that has a text.
  ///
  /// - Throws: the compiler's errors.
  package static func tables(of catalog: StringCatalog) throws(TableConversionError) -> ConvertedTables {
    let compiled = catalog.compile()
    guard !compiled.isRejected else { throw .rejected(compiled.errors) }
    var comments: [String: String] = [:]
    for entry in catalog.strings { comments[entry.key] = entry.comment }
    let languages = compiled.tables.map { table in
      LegacyLanguage(
        folder: table.folder, strings: strings(table.strings, comments),
        stringsDict: stringsDict(table.stringsDict, comments))
    }
    let losses = CatalogLosses(of: catalog, compiled)
    return ConvertedTables(languages: languages, losses: ConversionLoss.sorted(losses.losses))
  }

  private static func strings(_ table: StringsTable, _ comments: [String: String]) -> [UInt8]? {
    let entries = table.map { LegacyEntry(key: $0.key, text: $0.value, comment: comments[$0.key]) }
    return table.isEmpty ? nil : file(entries, isStringsDict: false) ?? StringsFile.write(table, as: .text)
  }

  private static func stringsDict(_ table: StringsDictTable, _ comments: [String: String]) -> [UInt8]? {
    let entries = table.map { LegacyEntry(key: $0.key, entry: $0.value, comment: comments[$0.key]) }
    return table.isEmpty ? nil : file(entries, isStringsDict: true) ?? StringsDictFile.write(table, as: .xml)
  }

  /// Nil where the editor would refuse the entries, as it does not with distinct keys and values of the right kind.
  private static func file(_ entries: [LegacyEntry], isStringsDict: Bool) -> [UInt8]? {
    do throws(TableEditError) {
      var editor = LegacyTableEditor(try LegacyTable([], isStringsDict: isStringsDict))
      try editor.setEntries(entries)
      return editor.table.bytes
    } catch {
      return nil
    }
  }
}
