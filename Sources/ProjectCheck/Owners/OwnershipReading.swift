import CallSites
package import Ownership
import OwnershipManifest

/// Draws the ownership table from what a check has read.
package struct OwnershipReading {
  private let facts: CheckFacts
  private let code: CodeSurfaces
  private let declared: DeclaredSurfaces
  private let uses: KeyUses
  private let files: Set<String>

  package init(_ facts: CheckFacts, jobs: Int) async {
    self.facts = facts
    code = CodeSurfaces(facts, await AccessorUses(facts, jobs: jobs))
    declared = DeclaredSurfaces(facts.manifest)
    uses = KeyUses(facts)
    files = Set(facts.modules.lazy.flatMap(\.files).map(\.path))
  }

  /// A row for each key that is a message: the empty one is none.
  package func table() -> OwnershipTable {
    var seen: Set<KeyPlace> = []
    let rows = facts.tables.flatMap { table in
      table.entries.compactMap { entry -> OwnershipRow? in
        let place = KeyPlace(owner: table.owner.name, table: table.name, key: entry.key)
        return entry.key.isEmpty || !seen.insert(place).inserted ? nil : row(entry, place, table)
      }
    }
    let bundles = facts.manifest.owners.map { ($0.name, $0.bundle) }
    return OwnershipTable(bundles: Dictionary(bundles, uniquingKeysWith: { first, _ in first }), rows: rows)
  }

  private func row(_ entry: CheckedEntry, _ place: KeyPlace, _ table: CheckedTable) -> OwnershipRow {
    let asked = code.messages[place] ?? CodeSurfaces.Message()
    let surfaces = Self.sorted(joined(asked.surfaces, declared.surfaces(of: place)))
    return OwnershipRow(
      owner: place.owner, table: place.table, key: place.key, surfaces: surfaces,
      gap: surfaces.isEmpty ? gap(entry, asked, table) : nil)
  }

  /// In each product the names that code gives; where it has none, those of the manifest.
  private func joined(
    _ asked: [OwnershipRow.Surface], _ said: [OwnershipRow.Surface]
  ) -> [OwnershipRow.Surface] {
    (asked + said).map(\.product).uniqued.flatMap { product in
      let asked = asked.filter { $0.product == product }
      let said = said.filter { $0.product == product }
      let named = asked.filter { !files.contains($0.name) }
      if !named.isEmpty { return named }
      guard said.contains(where: { !$0.name.isEmpty }) else { return asked.isEmpty ? said : asked }
      return said.map { surface in
        OwnershipRow.Surface(product: product, name: surface.name, bundle: asked.first?.bundle ?? surface.bundle)
      }
    }
  }

  private static func sorted(_ surfaces: [OwnershipRow.Surface]) -> [OwnershipRow.Surface] {
    surfaces.uniqued.sorted { left, right in
      [left.product, left.name, left.bundle].lexicographicallyPrecedes([right.product, right.name, right.bundle]) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
  }

  // MARK: - Nobody

  private func gap(_ entry: CheckedEntry, _ asked: CodeSurfaces.Message, _ table: CheckedTable) -> OwnershipRow.Gap {
    if table.isSystemTable { return .system }
    let remote = facts.manifest.remoteKeys.filter { remote in
      remote.table == table.name && facts.manifest.product(remote.product)?.holds(table.owner) == true
        && remote.keys.contains { Glob($0).matches(entry.key) }
    }
    if !remote.isEmpty { return .remote(Set(remote.map(\.product)).sorted()) }
    if table.owner.dynamicKeys.contains(where: { Glob($0).matches(entry.key) }) { return .dynamic }
    if !asked.unnamed.isEmpty { return .accessors(asked.unnamed.sorted()) }
    if asked.isPreviewed { return .previews }
    return uses.isUsed(entry, in: table) || !uses.isWhollyRead(table) ? .unshown : .nobody
  }
}
