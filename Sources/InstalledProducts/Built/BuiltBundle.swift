package import LocalizationRuntime

/// One bundle of a built product with its tables in memory.
package struct BuiltBundle: Sendable {
  package enum Kind: Sendable, Hashable {
    /// The main bundle of a product.
    case main
    case framework
    /// A bundle of resources: SwiftPM's, CocoaPods', Tuist's.
    case resources
  }

  package var kind: Kind
  package var layout: BundleLayout
  package var info: BuiltInfo
  /// `.lproj` names without suffix in their exact spelling, in byte order.
  package var folders: [String]
  /// Every file that holds texts, in byte order of the paths.
  package var files: [BuiltTable]
  package var tables: BundleTables
  /// The keys of catalogs that were copied instead of compiled, by table.
  package var rawKeys: [String: Set<String>]
  /// Of everything in it that is in no bundle inside it, in bytes.
  package var size: Int
  /// What the system is told of its App Intents; nil where it has none.
  package var intents: BuiltIntents?
  /// The pages of a `Settings.bundle`.
  package var settings: [BuiltSettingsPage] = []

  package init(
    kind: Kind, layout: BundleLayout, info: BuiltInfo, folders: [String], files: [BuiltTable], tables: BundleTables,
    rawKeys: [String: Set<String>], size: Int
  ) {
    self.kind = kind
    self.layout = layout
    self.info = info
    self.folders = folders
    self.files = files
    self.tables = tables
    self.rawKeys = rawKeys
    self.size = size
  }

  /// Below the root.
  package var path: String { layout.path }

  /// The bundle's name without suffix: `Trips_SharedTripUI`.
  package var name: String { RelativeName.stem(of: path) }

  /// What language choice sees of it.
  package var description: BundleDescription {
    var description = info.facts
    description.folders = folders
    return description
  }

  /// Whether it holds any text.
  package var hasTables: Bool { !files.isEmpty }

  /// Names of all tables, in byte order.
  package var tableNames: [String] {
    Set(files.map(\.table)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Localizations that have a file of the table, in byte order; the empty one is a file outside any folder.
  package func localizations(of table: String) -> [String] {
    let places = Set(tables.strings.keys).union(tables.stringsDicts.keys)
    return Set(places.filter { $0.table == table }.map(\.localization))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The keys of a table in one localization.
  package func keys(of table: String, in localization: String) -> Set<String> {
    var keys: Set<String> = []
    if case .entries(let entries) = tables.strings(table, localization: localization) { keys.formUnion(entries.keys) }
    if case .entries(let entries) = tables.stringsDict(table, localization: localization) {
      keys.formUnion(entries.keys)
    }
    return keys
  }
}
