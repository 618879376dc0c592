extension TransactionJournal {
  /// What became of the transaction that the journal is for.
  package enum Standing: Hashable, Sendable {
    /// Nothing is written down: it never happened, or is rolled back.
    case none
    /// It was cut off, and waits to be recovered.
    case unfinished
    case applied
  }

  /// - Throws: what is wrong with a journal that is there and cannot be understood.
  package var standing: Standing {
    get throws(JournalProblem) {
      guard let status = try status() else { return .none }
      return status.isUnfinished ? .unfinished : .applied
    }
  }
}
