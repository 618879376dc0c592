package import HostEvidence

/// The search for the files of a table, and for a key in them.
package enum TableSearch {
  /// What a look-up found and which files it asked, in order.
  package struct Result: Sendable, Hashable {
    package var hit: TableHit?
    package var candidates: [TableCandidate]
  }

  /// Looks `key` up in one bundle.
  ///
  /// A nil or empty table is `Localizable`. A missing key is never looked for in another language; only a missing file is.
  package static func find(
    key: String, table: String?, in source: some TableSource, searchList: [String], behavior: DeviceBehavior
  ) -> Result {
    let resolved = resolve(table: table, in: source, searchList: searchList, behavior: behavior)
    return Result(hit: resolved.hit(key), candidates: resolved.candidates(key))
  }

  /// Finds the files that serve a table in a bundle with this search list.
  package static func resolve(
    table: String?, in source: some TableSource, searchList: [String], behavior: DeviceBehavior
  ) -> ResolvedTable {
    resolve(
      table: tableName(table), in: source, order: TablePlace.order(searchList: searchList),
      mixesKinds: behavior.tablesMixFileTypes)
  }

  /// Finds the files that serve a table where languages were asked for: the root, and the first of `candidates` that
  /// has a file.
  package static func resolve(
    table: String?, in source: some TableSource, explicit candidates: [String]
  ) -> ResolvedTable {
    let name = tableName(table)
    let serving = candidates.first { resolve(table: name, in: source, order: [$0], mixesKinds: true).hasFile }
    let order = serving ?? candidates.first
    return resolve(table: name, in: source, order: [""] + (order.map { [$0] } ?? []), mixesKinds: true)
  }

  /// The table that a name stands for: nil and the empty name are `Localizable`, `.nocache` at the end is left out.
  package static func tableName(_ name: String?) -> String {
    guard let name, !name.isEmpty else { return "Localizable" }
    guard skipsCache(name) else { return name }
    return String(name.dropLast(uncached.count))
  }

  /// Whether the name asks for the files to be read anew.
  static func skipsCache(_ name: String) -> Bool {
    name.utf8.count > uncached.utf8.count && name.hasSuffix(uncached)
  }

  private static let uncached = ".nocache"

  private static func resolve(
    table: String, in source: some TableSource, order: [String], mixesKinds: Bool
  ) -> ResolvedTable {
    var resolved = ResolvedTable()
    var needsStrings = true
    var needsStringsDict = true
    for (rank, localization) in order.enumerated() where needsStrings || needsStringsDict {
      if needsStrings, resolved.ask(source.strings(table, localization: localization), table, localization, rank) {
        needsStrings = false
      }
      if needsStringsDict,
        resolved.ask(source.stringsDict(table, localization: localization), table, localization, rank)
      {
        needsStringsDict = false
      }
      if !mixesKinds, resolved.hasFile { break }
    }
    return resolved
  }
}
