import Findings
import OwnershipManifest

/// A key of an owner with prefixes has none.
package enum PrefixMissing: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.prefix-missing", title: "a key without its owner's prefix", severity: .warning,
    reason: "Nobody can tell from the key whose message it is, and another owner may define it as well.",
    firing: PrefixExamples.missing, silent: PrefixExamples.apart)

  /// A key with somebody else's prefix is another rule's matter.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let prefixes = KeyPrefixes(facts.manifest)
    return facts.tables.filter { !$0.owner.keyPrefixes.isEmpty }.flatMap { table in
      table.prefixedKeys.filter { prefixes.match($0.key) == nil }.map { entry in
        table.draft(
          description, about: entry,
          message: "\"\(entry.key)\" does not begin with a prefix of \(table.owner.name) "
            + "(\(table.owner.keyPrefixes.map { "\"\($0)\"" }.joined(separator: ", ")))",
          remedy: "rename the key, or declare its prefix")
      }
    }
  }
}
