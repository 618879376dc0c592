/// Several files of a folder changed as one: all of them or none, and reversible.
///
/// Contents are staged in the journal's folder, and once all of them are on the disk they are moved into the tree, one
/// after the other: only between the first and the last of these moves is the tree mixed. A kill before it changes no
/// file, and one after it nothing any more; `Committer.process` keeps a kill of this process from coming in between, and
/// `TransactionJournal.recover` undoes what else may (an end of the whole machine).
package struct TreeTransaction: Sendable {
  /// What a person calls it.
  package var title: String
  package var changes: [FileChange]
  package var journal: TransactionJournal

  package init(_ title: String, _ changes: [FileChange], journal: TransactionJournal) {
    self.title = title
    self.changes = changes
    self.journal = journal
  }

  /// All reasons against it at once, those of files in the order of the changes; none changes anything.
  package func check() -> [TransactionObstacle] {
    ChangeSurvey(self).obstacles
  }

  /// Makes the changes.
  ///
  /// Folders that are missing are made, and folders that the transaction empties go away. Another process that works on
  /// the tree is waited for, for a few seconds.
  /// - Throws: why the tree is as it was; only `stuck` means that it is mixed and the journal to be recovered.
  package func commit(by committer: Committer = .here) throws(TransactionError) {
    guard Disk.realPath(journal.root) != nil else { throw .refused([.noRoot(journal.root)]) }
    try TransactionLock.holding(journal) { lock throws(TransactionError) in
      let survey = ChangeSurvey(self)
      guard survey.obstacles.isEmpty else { throw .refused(survey.obstacles) }
      do throws(DiskFailure) {
        try stage(survey)
      } catch {
        try? journal.discard()
        throw .failed(error)
      }
      guard try committer.finish(journal, lock) == .after else { throw .failed(committer.ending) }
    }
  }

  /// Writes all contents and the journal, which is there once all of them are on the disk.
  func stage(_ survey: ChangeSurvey) throws(DiskFailure) {
    try journal.discard()
    try Disk.makeFolder(journal.folder)
    var stage = try JournalStage(journal)
    var record = JournalRecord(title: title, phase: .applying, files: [], folders: survey.folders)
    for (index, file) in survey.files.enumerated() {
      let outside = file.place.facts
      if let before = file.change.before { try stage.archive(before, as: index, like: outside) }
      if let after = file.change.after { try stage.write(after, as: index, .after, like: outside) }
      let versions = [file.change.before, file.change.after].map { bytes in
        bytes.map { FileVersion($0, mode: outside.map { UInt32($0.mode) }) }
      }
      record.files.append(.init(path: file.change.path, before: versions[0], after: versions[1]))
    }
    try stage.sync()
    try journal.prepare(record, for: [.unapplying, .applied])
    try journal.enter(.applying, record)
    try Disk.sync(journal.journals)
  }
}
