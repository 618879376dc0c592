import HostEvidence

extension CellRecord {
  /// By identifier; what follows counts only where a file has one identifier twice.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    let mine = [left.id, left.release, left.process] + left.languages
    let others = [right.id, right.release, right.process] + right.languages
    for (one, other) in zip(mine, others) where one != other {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return mine.count < others.count
  }
}
