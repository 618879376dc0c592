/// Brings the files of a tree, one after the other, to the side that their journal aims at.
struct TreeMove {
  let journal: TransactionJournal
  var record: JournalRecord

  /// Finishes what a journal says, by whoever holds the lock.
  ///
  /// - Returns: the side on which the tree is.
  static func finish(_ journal: TransactionJournal) throws(TransactionError) -> TreeState {
    let record: JournalRecord?
    do throws(JournalProblem) { record = try journal.read() } catch { throw .refused([.unreadableJournal(error)]) }
    guard let record else {
      if journal.isLeftover { try? journal.discard() }
      return .before
    }
    guard record.phase != .applied else {
      journal.discardStages()
      return .after
    }
    let held = HeldSignals()
    defer { held.release() }
    var move = TreeMove(journal: journal, record: record)
    return try move.run()
  }

  /// Takes back what a journal has staged and nobody began, because of a failure.
  static func giveUp(_ journal: TransactionJournal, because failure: DiskFailure) throws(TransactionError) -> Never {
    let record: JournalRecord?
    do throws(JournalProblem) { record = try journal.read() } catch { throw .refused([.unreadableJournal(error)]) }
    guard let record else { throw .failed(failure) }
    var move = TreeMove(journal: journal, record: record)
    try move.turn(because: failure)
  }

  private mutating func run() throws(TransactionError) -> TreeState {
    let steps = try steps()
    do throws(DiskFailure) { try perform(steps) } catch { try turn(because: error) }
    try arrive()
    return record.phase.goal
  }

  /// Goes back because of a failure, and throws it.
  private mutating func turn(because failure: DiskFailure) throws(TransactionError) -> Never {
    guard let turn = record.phase.turn else { throw .stuck(failure, journal: journal.folder) }
    do throws(DiskFailure) { try journal.enter(turn, record) } catch { throw .stuck(error, journal: journal.folder) }
    record.phase = turn
    let steps = try steps()
    do throws(DiskFailure) { try perform(steps) } catch { throw .stuck(error, journal: journal.folder) }
    try arrive()
    throw .failed(failure)
  }
}
