import LocalizationRuntime
import StringCatalogs

/// Tables by file name, for tests: `de.lproj/Localizable.strings`, `Localizable.stringsdict`.
struct MemoryTables: TableSource {
  var strings: [String: TableFile<StringsTable>] = [:]
  var stringsDicts: [String: TableFile<StringsDictTable>] = [:]

  init(
    _ strings: [String: StringsTable] = [:], rules: [String: StringsDictTable] = [:], unreadable: Set<String> = []
  ) {
    self.strings = strings.mapValues { .entries($0) }
    stringsDicts = rules.mapValues { .entries($0) }
    for file in unreadable {
      if file.hasSuffix(".strings") {
        self.strings[file] = .unreadable("not a table")
      } else {
        stringsDicts[file] = .unreadable("not a table")
      }
    }
  }

  func strings(_ table: String, localization: String) -> TableFile<StringsTable> {
    strings[folder(localization) + table + ".strings"] ?? .absent
  }

  func stringsDict(_ table: String, localization: String) -> TableFile<StringsDictTable> {
    stringsDicts[folder(localization) + table + ".stringsdict"] ?? .absent
  }

  private func folder(_ localization: String) -> String { localization.isEmpty ? "" : localization + ".lproj/" }
}
