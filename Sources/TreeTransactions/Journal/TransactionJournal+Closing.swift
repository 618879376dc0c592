extension TransactionJournal {
  /// Takes away the journal of a transaction that has ended: the files stay as they are, and nothing can be rolled back
  /// any more. Without a journal nothing is done.
  ///
  /// - Throws: `unfinished` for one that was cut off and has to be recovered first.
  package func close() throws(TransactionError) {
    guard exists else { return }
    try TransactionLock.holding(self) { _ throws(TransactionError) in
      if let obstacle = closingObstacle { throw .refused([obstacle]) }
      do throws(DiskFailure) { try discard() } catch { throw .failed(error) }
    }
  }

  private var closingObstacle: TransactionObstacle? {
    do throws(JournalProblem) {
      guard let record = try read() else { return isLeftover ? nil : .unfinished(journal: folder) }
      return record.phase == .applied ? nil : .unfinished(journal: folder)
    } catch {
      return .unreadableJournal(error)
    }
  }
}
