import Findings
import InstalledProducts
import StringCatalogs

extension CheckedTableReader {
  /// One table for each name among the files, in byte order of names.
  func tables(legacy files: [LegacyFile]) -> [CheckedTable] {
    Dictionary(grouping: files, by: \.table).sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { table(named: $0.key, from: $0.value) }
  }

  private func table(named name: String, from files: [LegacyFile]) -> CheckedTable {
    let localizations = Set(files.map(\.localization)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let source =
      LegacySource.localization(among: localizations, developmentRegion: languages.developmentRegion)
      ?? languages.developmentRegion
    return CheckedTable(
      owner: owner, languages: languages, name: name,
      files: files.map(\.path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, source: .legacy,
      sourceLanguage: source, entries: Self.entries(of: files, source: source), problems: files.flatMap(\.problems))
  }

  private static func entries(of files: [LegacyFile], source: String) -> [CheckedEntry] {
    var keys: [String: [String: CheckedLocalization]] = [:]
    // Foundation asks `.stringsdict` files first.
    for file in files.filter({ !$0.isStringsDict }) + files.filter(\.isStringsDict) {
      for (key, localization) in LegacyForms.localizations(of: file) {
        keys[key, default: [:]][file.localization] = localization
      }
    }
    return keys.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.compactMap { key, found in
      let localizations = found.values.sorted { $0.language.utf8.lexicographicallyPrecedes($1.language.utf8) }
      guard let place = (found[source] ?? localizations.first)?.place else { return nil }
      return CheckedEntry(key: key, place: place, localizations: localizations)
    }
  }
}
