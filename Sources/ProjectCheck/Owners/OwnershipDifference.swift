/// What a table that was written earlier lacks, and what it has too much.
package struct OwnershipDifference: Sendable, Hashable {
  package enum Change: Sendable, Hashable {
    case removed(String)
    case added(String)
  }

  /// In the order of the rows; empty for equal tables.
  package private(set) var changes: [Change] = []

  /// Compares the rows of two tables: those that stay are the longest run in both orders.
  package init(from old: [String], to new: [String]) {
    let kept = Self.kept(old, new)
    var index = 0
    for (place, row) in new.enumerated() {
      guard let partner = kept[place] else {
        changes.append(.added(row))
        continue
      }
      changes += old[index..<partner].map(Change.removed)
      index = partner + 1
    }
    changes += old[index...].map(Change.removed)
  }

  /// Index in `new` → index in `old` of the rows that both have in the same order.
  private static func kept(_ old: [String], _ new: [String]) -> [Int: Int] {
    var places: [String: [Int]] = [:]
    for (index, row) in old.enumerated().reversed() { places[row, default: []].append(index) }
    let pairs = new.enumerated().compactMap { place, row in
      places[row]?.popLast().map { (new: place, old: $0) }
    }
    // The longest ascending run: `ends[n]` is the pair that ends a run of n + 1 with the smallest index.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.partition { pairs[$0].old > pair.old }
      before[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var kept: [Int: Int] = [:]
    var next = ends.last
    while let index = next {
      kept[pairs[index].new] = pairs[index].old
      next = before[index]
    }
    return kept
  }
}

extension [Int] {
  /// How many elements at the front do not fulfil a condition that all later ones fulfil.
  fileprivate func partition(_ isLater: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
