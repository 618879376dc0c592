/// Finds what somebody probably meant.
package enum Suggestion {
  /// The candidate with the smallest edit distance to `word`, the first of equals; nil where none is close.
  ///
  /// Close is a distance below 4 and of at most half the candidate's length, so that short words suggest nothing odd.
  package static func closest(to word: String, among candidates: [String]) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = editDistance(Array(word.lowercased()), Array(candidate.lowercased()))
      guard distance < 4, distance <= max(1, candidate.count / 2) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// `; did you mean 'X'?`, or nothing where no candidate is close.
  package static func phrase(for word: String, among candidates: [String]) -> String {
    closest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from `left` to `right`.
  static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
