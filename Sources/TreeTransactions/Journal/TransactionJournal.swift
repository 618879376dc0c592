/// The folder in which a transaction over a tree writes down what it does, and by which it is finished or taken back.
///
/// ```swift
/// let journal = TransactionJournal("\(root)/.bordercheck/migrations/trips", of: root)
/// try TreeTransaction("Move trips", changes, journal: journal).commit()
/// try journal.rollBack()
/// ```
/// Journals of one tree lie beside each other: the folder that holds them also holds the lock that keeps two processes
/// from working on one tree. It and the journal are made when they are needed and go away with the last journal. What
/// lies in a journal: `journal.jsonl`, the contents before the transaction in `before`, and while it works, copies that
/// wait to be moved into the tree in `staged-before` and `staged-after`.
package struct TransactionJournal: Hashable, Sendable {
  /// Absolute, on the tree's file system; it belongs to the transaction alone.
  package let folder: String
  /// The tree, absolute.
  package let root: String

  package init(_ folder: String, of root: String) {
    self.folder = folder
    self.root = root
  }

  /// Brings the tree of a transaction that was killed to one of its sides, file by file, and clears away what is left.
  ///
  /// Once everything was staged the transaction is finished, before that it never happened; a rollback likewise. After
  /// a transaction that ended, and a second time, nothing is done.
  /// - Returns: the side on which the tree is; `before` where there is no journal.
  @discardableResult
  package func recover() throws(TransactionError) -> TreeState {
    guard Disk.isThere(journals) else {
      removeEmptyFolders()
      return .before
    }
    return try TransactionLock.holding(self) { _ throws(TransactionError) in try TreeMove.finish(self) }
  }
}

extension TransactionJournal {
  /// The folder that holds the journals of the tree.
  var journals: String { Disk.parent(of: folder) ?? "/" }
  var text: String { "\(folder)/journal.jsonl" }
  private var partial: String { "\(folder)/journal.partial" }
  private func prepared(_ phase: JournalPhase) -> String { "\(folder)/\(phase.rawValue).jsonl" }

  var archive: String { "\(folder)/before" }
  /// The content that a file had before the transaction.
  func archived(_ index: Int) -> String { "\(archive)/\(index)" }
  func stage(_ state: TreeState) -> String { "\(folder)/staged-\(state.rawValue)" }
  /// A copy that is moved into the tree.
  func staged(_ index: Int, _ state: TreeState) -> String { "\(stage(state))/\(index)" }

  /// Whether anything lies in its place.
  var exists: Bool { Disk.isThere(folder) }

  /// Whether what lies in its place is what a transaction leaves that was killed before it staged everything.
  var isLeftover: Bool {
    guard let names = try? Disk.names(in: folder) else { return false }
    let own = [archive, stage(.before), stage(.after), partial] + JournalPhase.allCases.map(prepared)
    return Set(names.map { "\(folder)/\($0)" }).isSubset(of: own)
  }

  /// What it says; nil where it is not there or was not complete.
  func read() throws(JournalProblem) -> JournalRecord? {
    let bytes: [UInt8]
    do throws(DiskFailure) {
      guard try Disk.facts(of: text) != nil else { return nil }
      bytes = try Disk.read(text)
    } catch {
      throw .unreadable(error)
    }
    return try JournalText.record(bytes, path: text)
  }

  /// Writes the journal for later phases beforehand, so that a full disk cannot keep a transaction from ending.
  func prepare(_ record: JournalRecord, for phases: [JournalPhase]) throws(DiskFailure) {
    for phase in phases { try write(record, in: phase, to: prepared(phase)) }
  }

  /// Enters a phase, in one step.
  func enter(_ phase: JournalPhase, _ record: JournalRecord) throws(DiskFailure) {
    if try Disk.facts(of: prepared(phase)) == nil {
      Disk.removeAll(partial)
      try write(record, in: phase, to: partial)
      try Disk.move(partial, to: text)
    } else {
      try Disk.move(prepared(phase), to: text)
    }
    try Disk.sync(folder)
  }

  private func write(_ record: JournalRecord, in phase: JournalPhase, to path: String) throws(DiskFailure) {
    var record = record
    record.phase = phase
    try Disk.write(try JournalText.bytes(of: record), to: path)
    try Disk.sync(path)
  }

  /// Removes what only a transaction that works needs.
  func discardStages() {
    Disk.removeAll(stage(.before))
    Disk.removeAll(stage(.after))
    Disk.removeAll(partial)
    for phase in JournalPhase.allCases { Disk.removeAll(prepared(phase)) }
  }

  /// Removes the journal, what it says first: from then on there is none.
  func discard() throws(DiskFailure) {
    if try Disk.facts(of: text) != nil {
      try Disk.remove(text)
      try Disk.sync(folder)
    }
    discardStages()
    Disk.removeAll(archive)
    Disk.removeEmptyFolder(folder)
  }

  /// Removes the folder of the journals and those above it, up to the tree, in which nothing is.
  func removeEmptyFolders() {
    var parent: String? = journals
    while let path = parent, path.isBelow(root), Disk.removeEmptyFolder(path) || !Disk.isThere(path) {
      parent = Disk.parent(of: path)
    }
  }
}
