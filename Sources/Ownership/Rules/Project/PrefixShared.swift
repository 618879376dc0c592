import Findings
import OwnershipManifest

/// Two owners claim one prefix for their keys.
package enum PrefixShared: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.prefix-shared", title: "one key prefix under two owners", severity: .warning,
    reason: "Nobody can tell from a key whose message it is, and both may define it.",
    firing: PrefixExamples.shared, silent: PrefixExamples.apart)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    KeyPrefixes(facts.manifest).shared.compactMap { prefix, owners in
      guard let owner = owners.first.flatMap(facts.manifest.owner) else { return nil }
      var draft = facts.draft(
        description, owner: owner,
        message: "the key prefix \"\(prefix)\" is declared by \(owners.joined(separator: " and "))",
        remedy: "leave it to one of them, and rename the keys of the others")
      draft.key = prefix
      return draft
    }
  }
}
