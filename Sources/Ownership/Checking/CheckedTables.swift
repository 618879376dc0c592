import CallSites
import ConcurrentMap
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
    Self(manifest, files: files(of: manifest).map { $0.read(in: manifest) })
  }

  /// The same with several files at a time, and catalogs that did not change from the cache.
  ///
  /// - Throws: `CancellationError`.
  package static func read(manifest: Manifest, jobs: Int, cache: TableCache? = nil) async throws -> Self {
    Self(manifest, files: try await files(of: manifest).concurrentMap(width: jobs) { $0.read(in: manifest, cache) })
  }

  private init() {}

  /// One file of one owner that may hold a table.
  private struct File: Sendable {
    /// Which of the manifest's owners it is of.
    var owner: Int
    var path: String
    var resource: ResourceFile
    var localization: String

    func read(in manifest: Manifest, _ cache: TableCache? = nil) -> ReadFile {
      let projectPath = manifest.projectPath(path)
      guard let bytes = FileBytes.whole("\(manifest.folder)/\(path)") else {
        let error = InputError(file: projectPath, message: "the file cannot be read; expected a table")
        return ReadFile(owner: owner, content: .unreadable(error))
      }
      if resource.kind == .catalog {
        let reader = CheckedTableReader(manifest.owners[owner], of: manifest)
        let table =
          cache?.table(catalog: bytes, name: resource.table, file: projectPath, by: reader)
          ?? reader.table(catalog: bytes, name: resource.table, file: projectPath)
        return ReadFile(owner: owner, content: .catalog(table))
      }
      let file = LegacyFile(
        bytes, path: projectPath, table: resource.table, localization: localization,
        isStringsDict: resource.kind == .stringsDict)
      return ReadFile(owner: owner, content: .legacy(file))
    }
  }

  private struct ReadFile: Sendable {
    enum Content: Sendable {
      case catalog(CheckedTable)
      case legacy(LegacyFile)
      case unreadable(InputError)
    }

    var owner: Int
    var content: Content
  }

  private static func files(of manifest: Manifest) -> [File] {
    manifest.owners.enumerated().flatMap { index, owner in
      OwnerResources(of: owner, in: manifest).items.compactMap { item in
        guard case .table(let path, let resource, let localization) = item else { return nil }
        return File(owner: index, path: path, resource: resource, localization: localization)
      }
    }
  }

  private init(_ manifest: Manifest, files: [ReadFile]) {
    let ofOwners = Dictionary(grouping: files, by: \.owner)
    for (index, owner) in manifest.owners.enumerated() {
      var found: [CheckedTable] = []
      var legacy: [LegacyFile] = []
      for file in ofOwners[index] ?? [] {
        switch file.content {
        case .catalog(let table): found.append(table)
        case .legacy(let file): legacy.append(file)
        case .unreadable(let error): unreadable.append(error)
        }
      }
      found += CheckedTableReader(owner, of: manifest).tables(legacy: legacy)
      tables += found.sorted(by: Self.precedes)
    }
  }

  /// By name, then by file: two catalogs of one name are two tables.
  private static func precedes(_ left: CheckedTable, _ right: CheckedTable) -> Bool {
    if left.name != right.name { return left.name.utf8.lexicographicallyPrecedes(right.name.utf8) }
    return (left.files.first ?? "").utf8.lexicographicallyPrecedes((right.files.first ?? "").utf8)
  }
}
