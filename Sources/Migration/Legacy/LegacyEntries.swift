import Ownership
import OwnershipManifest
import StringCatalogs

/// A legacy table as the catalog that it would be.
struct LegacyEntries {
  let catalog: StringCatalog
  /// What the catalog does not say as the table did.
  let losses: [ConversionLoss]

  /// - Parameter source: the language that the table is translated from.
  init(
    _ table: CheckedTable, source: String, files: (String) -> [UInt8]?
  ) throws(MigrationError) {
    let legacy = LegacyFiles(of: table)
    guard legacy.outside.isEmpty else {
      throw .request("\(legacy.outside[0]) lies in no language folder; put it into one first")
    }
    let languages = legacy.folders.map { folder in
      LegacyLanguage(
        folder: folder.name, strings: folder.strings.flatMap(files), stringsDict: folder.stringsDict.flatMap(files))
    }
    do {
      let converted = try TableConversion.catalog(of: languages, sourceLanguage: source)
      catalog = try StringCatalog(converted.bytes)
      losses = converted.losses
    } catch {
      throw .request("table \(table.name) of \(table.owner.name) cannot be read as a catalog: \(error)")
    }
  }
}
