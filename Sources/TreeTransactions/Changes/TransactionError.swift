/// Why a transaction did not come to its end, and how it left the tree.
package enum TransactionError: Error, Hashable, Codable {
  /// Nothing was changed; these are all reasons.
  case refused([TransactionObstacle])
  /// A step failed, and the tree is as it was.
  case failed(DiskFailure)
  /// Files were changed between the kill of a transaction and its recovery: nothing was touched, the journal stays.
  case interfered([TransactionObstacle], journal: String)
  /// A step failed, and so did a step on the way back: the journal stays, and recovering goes on.
  case stuck(DiskFailure, journal: String)
  /// Another process works on this tree.
  case busy(journals: String)
}

extension TransactionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let obstacles): "nothing was changed: \(Self.list(obstacles))"
    case .failed(let failure): "\(failure); the files are as they were"
    case .interfered(let obstacles, let journal):
      "the change that '\(journal)' holds was cut off, and files were changed since: \(Self.list(obstacles)); "
        + "make each of them what it was before or after (copies lie in the journal), then recover"
    case .stuck(let failure, let journal): "\(failure); the change is unfinished, mend that and recover '\(journal)'"
    case .busy(let journals): "another process changes files under '\(journals)'; wait for its end"
    }
  }

  private static func list(_ obstacles: [TransactionObstacle]) -> String {
    obstacles.map(\.description).joined(separator: "; ")
  }
}
