import Findings
import OwnershipManifest

/// A key begins with the prefix of another owner.
package enum ForeignKey: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.foreign-key", title: "a key with another owner's prefix",
    reason: "The message is translated where nobody looks for it, and the real owner does not know that it exists.",
    firing: PrefixExamples.foreign, silent: PrefixExamples.apart)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let prefixes = KeyPrefixes(facts.manifest)
    return facts.tables.flatMap { table in
      table.prefixedKeys.compactMap { entry in
        guard let match = prefixes.match(entry.key), !match.owners.contains(table.owner.name),
          let other = match.owners.first
        else { return nil }
        return table.draft(
          description, about: entry,
          message: "\"\(entry.key)\" is in \(table.owner.name), but its prefix \"\(match.prefix)\" belongs to \(other)",
          remedy: "move it to \(other) and ask \(other) for it, or rename it")
      }
    }
  }
}
