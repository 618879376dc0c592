import Ownership
import OwnershipManifest
import PositionedJSON
import StringCatalogs
import TreeTransactions

/// Entries of a catalog put into the files of a legacy table, each language into its own.
struct LegacyTarget {
  private let table: CheckedTable
  private let region: String
  private let files: (String) -> [UInt8]?

  init(_ table: CheckedTable, developmentRegion: String, files: @escaping (String) -> [UInt8]?) {
    self.table = table
    region = developmentRegion
    self.files = files
  }

  func changes(setting entries: [CatalogEditor.Entry]) throws(MigrationError) -> [FileChange] {
    var changes: [FileChange] = []
    let legacy = LegacyFiles(of: table)
    for language in try tables(of: entries).languages {
      let folder =
        language.folder == region && !legacy.folders.contains { $0.name == region }
        ? table.sourceLanguage : language.folder
      for (bytes, isStringsDict) in [(language.strings, false), (language.stringsDict, true)] {
        guard let bytes else { continue }
        let path = legacy.path(in: folder.isEmpty ? language.folder : folder, isStringsDict: isStringsDict)
        let before = files(path)
        changes.append(
          FileChange(path: path, before: before, after: try merged(bytes, into: before, path, isStringsDict)))
      }
    }
    return changes
  }

  private func tables(of entries: [CatalogEditor.Entry]) throws(MigrationError) -> ConvertedTables {
    let root = JSONFragment.object([
      .init("sourceLanguage", .string(region)),
      .init("strings", .object(entries.map { .init($0.key, $0.value) })), .init("version", .string("1.0")),
    ])
    do {
      return try TableConversion.tables(of: try StringCatalog(root.rendered(in: [.xcode], indentation: "")))
    } catch {
      throw .unfit(["what moves cannot stand in table \(table.name) of \(table.owner.name): \(error)"])
    }
  }

  private func merged(
    _ bytes: [UInt8], into before: [UInt8]?, _ path: String, _ isStringsDict: Bool
  ) throws(MigrationError) -> [UInt8] {
    guard let before else { return bytes }
    do {
      let new = try LegacyTable(bytes, isStringsDict: isStringsDict)
      var editor = LegacyTableEditor(try LegacyTable(before, isStringsDict: isStringsDict))
      try editor.setEntries(new.entries)
      return editor.table.bytes
    } catch {
      throw .unfit(["\(path): \(error)"])
    }
  }
}
