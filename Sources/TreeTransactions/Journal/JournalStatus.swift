/// What a journal says of its transaction.
package struct JournalStatus: Hashable, Sendable {
  /// What a person calls the transaction.
  package var title: String
  /// Whether it was cut off and is to be recovered; else the tree is as after it, and it can be rolled back.
  package var isUnfinished: Bool
  /// The files that it changes, by the bytes of their paths.
  package var paths: [String]
}

extension TransactionJournal {
  /// What the journal says; nil where there is none.
  package func status() throws(JournalProblem) -> JournalStatus? {
    try read().map { record in
      JournalStatus(
        title: record.title, isUnfinished: record.phase != .applied,
        paths: record.files.map(\.path).sorted(by: String.isPathBefore))
    }
  }

  /// The journals in a folder, by the bytes of their names; those that cannot be read are among them.
  package static func all(in folder: String, of root: String) -> [TransactionJournal] {
    let names = (try? Disk.names(in: folder)) ?? []
    return names.map { TransactionJournal("\(folder)/\($0)", of: root) }.filter { Disk.isThere($0.text) }
  }
}
