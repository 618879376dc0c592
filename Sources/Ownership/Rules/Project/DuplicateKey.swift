import Findings
import OwnershipManifest

/// Two owners have one key in tables of one name.
package enum DuplicateKey: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.duplicate-key", title: "one key of one table under two owners",
    reason: "The same message reads differently in different products, and a change reaches only one of them.",
    firing: OwnerExamples.duplicate, silent: OwnerExamples.apart)

  /// Tables that the system reads must be in every product; keys of Interface Builder files and sentences such as `OK`
  /// are shared by chance. Of two tables in one bundle only one is there, which is another rule's matter.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let overwriting = Set(SameTableInTarget.drafts(in: facts).map { [$0.owner, $0.table] })
    let tables = facts.tables.filter {
      !$0.isSystemTable && $0.isReadable && !overwriting.contains([$0.owner.name, $0.name])
    }
    let repeated = repeatedKeys(of: tables)
    let copies = tables.flatMap { table in
      table.entries.filter {
        repeated[table.name]?.contains($0.key) == true && table.needsTranslation($0) && !$0.isOfInterface
      }.map { KeyCopies.Copy(owner: table.owner, table: table, entry: $0) }
    }
    return Dictionary(grouping: copies) { [$0.table.name, $0.entry.key] }.values
      .compactMap { KeyCopies($0) }.map(draft)
      .sorted { ($0.table ?? "", $0.key ?? "") < ($1.table ?? "", $1.key ?? "") }
  }

  /// By the tables' name.
  private static func repeatedKeys(of tables: [CheckedTable]) -> [String: Set<String>] {
    Dictionary(grouping: tables, by: \.name).filter { $0.value.count > 1 }.mapValues { tables in
      var (seen, repeated) = (Set<String>(), Set<String>())
      for entry in tables.lazy.flatMap(\.entries) where !seen.insert(entry.key).inserted { repeated.insert(entry.key) }
      return repeated
    }
  }

  private static func draft(_ copies: KeyCopies) -> Draft {
    let first = copies.first
    let owners = copies.owners.joined(separator: ", ")
    return Draft(
      description, severity: copies.isHarmless ? .note : description.severity, owner: first.owner.name,
      table: first.table.name, key: first.entry.key,
      message: "\"\(first.entry.key)\" of table \(first.table.name) is in \(owners): \(copies.comparison)",
      remedy: "keep it in one owner and ask that owner for it, or give the others keys of their own",
      place: first.entry.place)
  }
}
