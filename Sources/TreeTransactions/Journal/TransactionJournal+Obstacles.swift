extension TransactionJournal {
  /// What stands in the way of a new journal: one that is there, others that are unfinished.
  var obstacles: [TransactionObstacle] {
    (exists && !isLeftover ? [.journalExists(journal: folder)] : []) + unfinishedNeighbours
  }

  /// Journals beside it whose transactions were cut off, or that cannot be read, so that nobody knows.
  var unfinishedNeighbours: [TransactionObstacle] {
    let neighbours = ((try? Disk.names(in: journals)) ?? []).map { "\(journals)/\($0)" }.filter {
      !$0.isSamePath(as: folder)
    }
    return neighbours.compactMap { neighbour in
      do throws(JournalProblem) {
        let record = try TransactionJournal(neighbour, of: root).read()
        return record == nil || record?.phase == .applied ? nil : .unfinished(journal: neighbour)
      } catch {
        return .unreadableJournal(error)
      }
    }
  }
}
