import LocalizationRuntime
import StringCatalogs

extension BundleTables {
  /// Takes a `.strings` or `.stringsdict` file; one that does not parse is kept as unreadable.
  ///
  /// - Returns: the file's entries with their places, or why it does not parse.
  @discardableResult
  mutating func read(
    _ bytes: [UInt8], as file: ResourceFile, localization: String
  ) -> Result<TableDocument, TableSyntaxError> {
    let place = Place(localization: localization, table: file.table)
    do {
      let document = try TableDocument(bytes)
      switch file.kind {
      case .stringsDict: stringsDicts[place] = .entries(document.stringsDict)
      case .strings, .catalog: strings[place] = .entries(document.strings)
      }
      return .success(document)
    } catch {
      switch file.kind {
      case .stringsDict: stringsDicts[place] = .unreadable(error.description)
      case .strings, .catalog: strings[place] = .unreadable(error.description)
      }
      return .failure(error)
    }
  }
}
