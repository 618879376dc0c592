package import LocalizationRuntime
package import StringCatalogs

/// The tables of one bundle, held in memory; the empty localization is the bundle's root.
package struct BundleTables: Sendable, TableSource {
  /// Names one table in one localization.
  package struct Place: Sendable, Hashable {
    package var localization: String
    package var table: String

    package init(localization: String, table: String) {
      self.localization = localization
      self.table = table
    }
  }

  package var strings: [Place: TableFile<StringsTable>] = [:]
  package var stringsDicts: [Place: TableFile<StringsDictTable>] = [:]

  package init() {}

  package func strings(_ table: String, localization: String) -> TableFile<StringsTable> {
    strings[Place(localization: localization, table: table)] ?? .absent
  }

  package func stringsDict(_ table: String, localization: String) -> TableFile<StringsDictTable> {
    stringsDicts[Place(localization: localization, table: table)] ?? .absent
  }
}
