/// Every key that stands in more than one owner.
package struct DuplicateList: Sendable, Hashable {
  /// In byte order of the keys; those of the system behind those of code of the same name.
  package var keys: [DuplicatedKey]
  /// How many texts of the source languages stand under several keys of several owners, which are no duplicates of a key.
  package var sharedTexts: Int
  /// How many keys there are in how many tables of how many owners.
  package var scope: Scope

  /// What was looked at.
  package struct Scope: Sendable, Hashable {
    package var keys: Int
    package var tables: Int
    package var owners: Int
    package var files: Int
  }

  package func keys(of proposed: DuplicateClass) -> [DuplicatedKey] {
    keys.filter { $0.proposal.proposed == proposed }
  }

  /// Whether somebody has to do something.
  package var isOpen: Bool { keys.contains(where: \.isOpen) }
}
