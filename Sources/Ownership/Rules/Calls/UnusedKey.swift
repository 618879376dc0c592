import CallSites
import Findings
import OwnershipManifest

/// A key that no code asks for.
package enum UnusedKey: ProjectRule {
  package static let description = RuleDescription(
    id: "call.unused-key", title: "a key that no code asks for", severity: .warning,
    reason: "It is translated into every language and carried by every product for nobody.",
    firing: UnusedKeyExamples.unused, silent: UnusedKeyExamples.used)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let uses = KeyUses(facts)
    return facts.tables.filter { uses.isWhollyRead($0) }.flatMap { table in
      table.entries.filter { isJudged($0) && !uses.isUsed($0, in: table) }.map { entry in
        table.draft(
          description, about: entry, message: "no code asks for \"\(entry.key)\" of \(table.owner.name)",
          remedy: "remove it, or list it in the owner's \"dynamicKeys\" if code composes it")
      }
    }
  }

  /// What is stale another rule tells; the empty key is Xcode's.
  private static func isJudged(_ entry: CheckedEntry) -> Bool { entry.extractionState != "stale" && !entry.key.isEmpty }
}
