import Findings
import Ownership
import OwnershipManifest

/// Which duplicates are asked about; empty means all.
package struct DuplicateSelection: Sendable, Hashable {
  /// Owners that have a copy; `*` stands for any run of characters.
  package var owners: [String] = []
  /// Keys, also with `*`.
  package var keys: [String] = []
  package var prefixes: [String] = []
  package var classes: [DuplicateClass] = []

  package init() {}

  package func includes(_ key: DuplicatedKey) -> Bool {
    let names = owners.map { Glob($0) }
    let isOfOwner = names.isEmpty || key.owners.contains { owner in names.contains { $0.matches(owner) } }
    return isOfOwner && includes(key.key) && (classes.isEmpty || classes.contains(key.proposal.proposed))
  }

  private func includes(_ key: String) -> Bool {
    if keys.isEmpty && prefixes.isEmpty { return true }
    return keys.contains { Glob($0).matches(key) } || prefixes.contains { key.utf8.starts(with: $0.utf8) }
  }

  /// - Throws: `DuplicateError` for what chooses nothing at all in the project.
  func check(against facts: CheckFacts) throws(DuplicateError) {
    let names = facts.manifest.owners.map(\.name)
    for owner in owners where !names.contains(where: Glob(owner).matches) { throw .unknownOwner(owner, known: names) }
    let all = Set(facts.tables.flatMap { $0.entries.map(\.key) })
    for key in keys where !all.contains(where: Glob(key).matches) { throw .unknownKey(key) }
    for prefix in prefixes where !all.contains(where: { $0.utf8.starts(with: prefix.utf8) }) {
      throw .unknownPrefix(prefix)
    }
  }
}
