import Findings
import LocalizationRuntime
import OwnershipManifest
import PositionedJSON
import StringCatalogs

extension OwnerReader {
  /// Takes a `.strings` or `.stringsdict` file as it is; one that does not parse is for the run to find.
  mutating func readTable(_ bytes: [UInt8], _ file: ResourceFile, _ path: String, localization: String) {
    content.files[prefix(of: localization) + file.table + file.kind.rawValue] = .bytes(bytes)
    switch content.tables.read(bytes, as: file, localization: localization) {
    case .success(let document):
      addKeys(of: document, file.table, path, isSource: localization == manifest.developmentRegion)
    case .failure(let error):
      content.damagedFiles[prefix(of: localization) + file.table + file.kind.rawValue] = SourcePlace(
        file: manifest.projectPath(path), line: error.position?.line, column: error.position?.column)
    }
  }

  private mutating func addKeys(of document: TableDocument, _ table: String, _ path: String, isSource: Bool) {
    let file = manifest.projectPath(path)
    let positions = document.places()
    content.keys[table, default: []].formUnion(document.members.map(\.key))
    for member in document.members {
      let name = OwnerContent.KeyName(table: table, key: member.key)
      guard isSource || content.places[name] == nil else { continue }
      let position = positions[member.key]
      content.places[name] = SourcePlace(file: file, line: position?.line, column: position?.column)
    }
  }

  /// Finds, for the tables that come from no catalog, the localization that is translated from: the development region's,
  /// else `Base`, else the one at the root.
  mutating func addLegacySources() {
    let places = Set(content.tables.strings.keys).union(content.tables.stringsDicts.keys)
    for (table, places) in Dictionary(grouping: places, by: \.table) where !content.hasSource(table) {
      let localizations = places.map(\.localization).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      guard let source = LegacySource.localization(among: localizations, developmentRegion: manifest.developmentRegion)
      else { continue }
      content.addSource(
        of: table, strings: content.tables.strings(table, localization: source).entriesOrNone,
        stringsDict: content.tables.stringsDict(table, localization: source).entriesOrNone)
    }
  }
}
