extension TransactionJournal {
  /// All reasons against rolling back at once; none changes anything.
  package func checkRollback() -> [TransactionObstacle] { RollbackSurvey(self).obstacles }

  /// Restores what was before, byte for byte and with its permissions, and removes the journal.
  ///
  /// Folders that the transaction made go away if nothing else is in them, and those that it emptied come back.
  /// - Throws: why the tree is as it was; only `stuck` means that it is mixed and the journal to be recovered.
  package func rollBack(by committer: Committer = .here) throws(TransactionError) {
    guard exists else { throw .refused([.noJournal(journal: folder)]) }
    try TransactionLock.holding(self) { lock throws(TransactionError) in
      let survey = RollbackSurvey(self)
      guard survey.obstacles.isEmpty else { throw .refused(survey.obstacles) }
      do throws(DiskFailure) { try stage(survey) } catch {
        discardStages()
        throw .failed(error)
      }
      guard try committer.finish(self, lock) == .before else { throw .failed(committer.ending) }
    }
  }

  /// Stages both sides, and enters the phase once they are on the disk.
  func stage(_ survey: RollbackSurvey) throws(DiskFailure) {
    discardStages()
    var stage = try JournalStage(self)
    for (index, file) in survey.record.files.enumerated() {
      if let before = file.before { try stage.stageArchived(index, mode: before.mode) }
      if file.after != nil, let place = survey.places[index] {
        try stage.write(try Disk.read(place.absolute), as: index, .after, like: place.facts)
      }
    }
    try stage.sync()
    try prepare(survey.record, for: [.reapplying, .applied])
    try enter(.reverting, survey.record)
  }
}
