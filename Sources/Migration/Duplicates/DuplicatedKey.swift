/// A key that stands in tables of more than one owner.
package struct DuplicatedKey: Sendable, Hashable {
  package var key: String
  package var kind: DuplicateKind
  /// In byte order of owners, then tables.
  package var copies: [KeyCopy]
  /// In byte order of the languages.
  package var languages: [LanguageComparison]
  package var comments: CommentComparison
  package var proposal: DuplicateProposal
  /// The exception that is about it, also where it has expired.
  package var approval: DuplicateApproval?

  /// In byte order, each once.
  package var owners: [String] {
    var seen: Set<String> = []
    return copies.map(\.owner).filter { seen.insert($0).inserted }
  }

  /// Whether all copies vary by the same.
  package var hasOneShape: Bool { Set(copies.map(\.variations)).count == 1 }

  package var isApproved: Bool { approval.map { !$0.isExpired } ?? false }

  /// Whether somebody has to do something about it.
  package var isOpen: Bool { proposal.proposed.isOpen && !isApproved }

  /// What a copy is called among the others: its owner, and its table where the owner has several.
  package func name(of copy: Int) -> String {
    let one = copies[copy]
    return copies.count { $0.owner == one.owner } == 1 ? one.owner : "\(one.owner) (\(one.table))"
  }

  package func languages(_ outcome: LanguageComparison.Outcome) -> [LanguageComparison] {
    languages.filter { $0.outcome == outcome }
  }
}
