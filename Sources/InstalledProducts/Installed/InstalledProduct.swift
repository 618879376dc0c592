package import Findings
package import LocalizationRuntime
import StringCatalogs

/// One product as it lies on a device, with every bundle inside it that holds tables.
package struct InstalledProduct: Sendable {
  package var name: String
  package var identifier: String
  /// Path below the device's applications folder, such as `AppShell.app/PlugIns/TripWidget.appex`.
  package var path: String
  /// The main bundle first, then the others in byte order of their paths.
  package var bundles: [InstalledBundle]
  /// Owner → path of its bundle inside this product, where that is known from the product itself.
  package var places: [String: String] = [:]

  /// Where the file that its Info.plist was made from says which languages the product offers; nil without such a file.
  package var infoPlace: SourcePlace?

  package init(name: String, identifier: String, path: String, bundles: [InstalledBundle]) {
    self.name = name
    self.identifier = identifier
    self.path = path
    self.bundles = bundles
  }

  package var mainBundle: InstalledBundle? { bundles.first { $0.path == "." } }

  /// The bundle at `path` inside this product.
  package func bundle(_ path: String) -> InstalledBundle? { bundles.first { $0.path == path } }
}

/// One bundle with its tables in memory.
package struct InstalledBundle: Sendable {
  /// Path inside the product; `.` is the main bundle.
  package var path: String
  package var identifier: String?
  package var description: BundleDescription
  /// The Info.plist's top-level strings, which `InfoPlist` tables override.
  package var infoStrings: [String: String]
  /// Names of the owners whose tables were put here, in the manifest's order.
  package var owners: [String]
  package var tables: BundleTables
  /// Tables whose `.xcstrings` lies in the bundle uncompiled.
  package var rawCatalogs: Set<String>

  package init(
    path: String, identifier: String?, description: BundleDescription, infoStrings: [String: String] = [:],
    owners: [String] = [], tables: BundleTables = BundleTables(), rawCatalogs: Set<String> = []
  ) {
    self.path = path
    self.identifier = identifier
    self.description = description
    self.infoStrings = infoStrings
    self.owners = owners
    self.tables = tables
    self.rawCatalogs = rawCatalogs
  }
}
