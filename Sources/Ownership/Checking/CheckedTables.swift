import Foundation
import InstalledProducts
package import OwnershipManifest
package import PositionedJSON

/// The tables of all owners of a manifest, each file read once.
///
/// ```swift
/// let read = CheckedTables.read(manifest: manifest)
/// let facts = CheckFacts(manifest: manifest, tables: read.tables)
/// ```
package struct CheckedTables: Sendable {
  /// Owners in the manifest's order, their tables in byte order of names.
  package var tables: [CheckedTable] = []
  /// Files that a manifest names and nobody can read.
  package var unreadable: [InputError] = []

  /// Reads every catalog and every loose table that the owners' `resources` lead to.
  package static func read(manifest: Manifest) -> Self {
    var result = Self()
    for owner in manifest.owners { result.read(owner, of: manifest) }
    return result
  }

  private mutating func read(_ owner: Owner, of manifest: Manifest) {
    let reader = CheckedTableReader(
      owner: owner, languages: OwnerLanguages(owner: owner, developmentRegion: manifest.developmentRegion))
    var tables: [CheckedTable] = []
    var legacy: [LegacyFile] = []
    for case .table(let path, let file, let localization) in OwnerResources(of: owner, in: manifest).items {
      let projectPath = manifest.projectPath(path)
      guard let data = FileManager.default.contents(atPath: "\(manifest.folder)/\(path)") else {
        unreadable.append(InputError(file: projectPath, message: "the file cannot be read; expected a table"))
        continue
      }
      if file.kind == .catalog {
        tables.append(reader.table(catalog: Array(data), name: file.table, file: projectPath))
      } else {
        legacy.append(
          LegacyFile(
            Array(data), path: projectPath, table: file.table, localization: localization,
            isStringsDict: file.kind == .stringsDict))
      }
    }
    tables += reader.tables(legacy: legacy)
    self.tables += tables.sorted(by: Self.precedes)
  }

  /// By name, then by file: two catalogs of one name are two tables.
  private static func precedes(_ left: CheckedTable, _ right: CheckedTable) -> Bool {
    if left.name != right.name { return left.name.utf8.lexicographicallyPrecedes(right.name.utf8) }
    return (left.files.first ?? "").utf8.lexicographicallyPrecedes((right.files.first ?? "").utf8)
  }
}
