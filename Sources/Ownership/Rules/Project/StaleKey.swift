import CallSites
import Findings

/// A key is marked as one that code no longer asks for.
package enum StaleKey: ProjectRule {
  package static let description = RuleDescription(
    id: "key.stale", title: "a key that is marked as unused", severity: .warning,
    reason: "Whoever cleans the catalog up deletes it; if code asks for it after all, people see the key.",
    firing: StateExamples.stale, silent: StateExamples.translated)

  /// Where every key of a table is stale, or most of many, Xcode did not see the code: that is one finding, and no key is
  /// unused.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.tables.filter(\.isCatalog).flatMap { table -> [Draft] in
      let stale = table.entries.filter { $0.extractionState == "stale" }
      let extracted = table.entries.filter { !$0.isManual && !$0.key.isEmpty }
      if stale.count > 1, stale.count == extracted.count || stale.count > 20 && stale.count * 2 > extracted.count {
        return [untrusted(table, count: stale.count, of: extracted.count)]
      }
      return stale.map { isAskedFor($0.key, in: table.name, facts) ? used(table, $0) : unused(table, $0) }
    }
  }

  private static func untrusted(_ table: CheckedTable, count: Int, of all: Int) -> Draft {
    table.draft(
      description,
      message: "\(count == all ? "all" : "\(count) of") \(all) keys that Xcode takes from code are marked as unused in "
        + "table \(table.name): it did not see the code that asks for them",
      remedy:
        "delete none of them; put the catalog into the target that compiles the code and switch extraction on, or "
        + "mark the keys as manual")
  }

  private static func used(_ table: CheckedTable, _ entry: CheckedEntry) -> Draft {
    table.draft(
      description, about: entry, message: "\"\(entry.key)\" is marked as unused, but code asks for it",
      remedy: "keep it, and mark it as manual")
  }

  private static func unused(_ table: CheckedTable, _ entry: CheckedEntry) -> Draft {
    table.draft(
      description, about: entry, message: "\"\(entry.key)\" is marked as unused",
      remedy: "remove it if nothing shows it; mark it as manual if code composes the key or uses its symbol")
  }

  private static func isAskedFor(_ key: String, in table: String, _ facts: CheckFacts) -> Bool {
    facts.modules.contains { module in
      module.files.contains { file in
        file.lookUps.contains { ($0.table.name ?? table) == table && $0.key.matches(key) }
      }
    }
  }
}
