import Findings
import OwnershipManifest

/// A key that is new since the base, and that another owner of the same product has had already.
package enum NewKeyAlreadyExposed: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.new-key-already-exposed", title: "a new key that another owner has already", severity: .warning,
    reason: "The product then has two texts of one name: they drift apart, and code that asks the wrong bundle shows "
      + "the other one. It needs --base with the project as it was.",
    firing: BaseExamples.exposed, silent: BaseExamples.unexposed)

  /// Sentences such as `OK` are shared by chance, and copies that differ are `owner.duplicate-key`, an error.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    guard let base = facts.base else { return [] }
    let keys = Dictionary(uniqueKeysWithValues: base.manifest.owners.map { ($0.name, base.keys(of: $0)) })
    return facts.tables.filter { !$0.isSystemTable && $0.isReadable }.flatMap { table -> [Draft] in
      let old = base.owner(like: table.owner).flatMap { keys[$0.name] } ?? []
      let others = others(beside: table.owner, facts)
      return table.entries.filter { isOne($0, in: table) && !old.contains($0.key) }.compactMap { entry in
        others.lazy.compactMap { other -> Draft? in
          guard let former = base.owner(like: other.owner), keys[former.name]?.contains(entry.key) == true else {
            return nil
          }
          return draft(about: entry, table, other, facts)
        }.first
      }
    }
  }

  private static func isOne(_ entry: CheckedEntry, in table: CheckedTable) -> Bool {
    entry.style == .identifier && !entry.isOfInterface && table.needsTranslation(entry)
  }

  private struct Other {
    var owner: Owner
    /// The first product that holds both.
    var product: String
  }

  private static func others(beside owner: Owner, _ facts: CheckFacts) -> [Other] {
    let products = facts.holders(of: owner)
    return facts.manifest.owners.compactMap { other in
      guard other.name != owner.name, let product = products.first(where: { $0.holds(other) }) else { return nil }
      return Other(owner: other, product: product.name)
    }
  }

  private static func draft(
    about entry: CheckedEntry, _ table: CheckedTable, _ other: Other, _ facts: CheckFacts
  ) -> Draft? {
    let tables = facts.tables(of: other.owner.name).filter { $0.isReadable && !$0.isSystemTable }
    guard let there = tables.first(where: { $0.entries.contains { $0.key == entry.key } }),
      let copy = there.entries.first(where: { $0.key == entry.key })
    else { return nil }
    let copies = KeyCopies([
      KeyCopies.Copy(owner: table.owner, table: table, entry: entry),
      KeyCopies.Copy(owner: other.owner, table: there, entry: copy),
    ])
    if there.name == table.name, copies?.isHarmless == false { return nil }
    return table.draft(
      description, about: entry,
      message: "\"\(entry.key)\" is new in \(table.owner.name), and \(other.owner.name), which \(other.product) holds "
        + "as well, has had it already in table \(there.name)",
      remedy: "ask \(other.owner.name) for it, or give the new text a key of its own")
  }
}
