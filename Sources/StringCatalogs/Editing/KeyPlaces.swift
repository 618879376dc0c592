/// Where many new keys belong among those of a file: each where `KeyOrder.index(for:among:)` has it, for the cost of
/// sorting both lists.
struct KeyPlaces {
  /// Some of the new keys, which belong before the same key of the file.
  struct Run: Equatable {
    /// 0-based; the count of the file's keys for the end.
    var index: Int
    /// The new keys in their order, by their index in the list that was given.
    var added: [Int]
  }

  /// Ascending by their index in the file.
  private(set) var runs: [Run] = []

  init(of added: [String], among keys: [String], in order: KeyOrder) {
    guard !added.isEmpty else { return }
    let present = order.sorted(keys)
    var marks = KeyMarks(count: keys.count)
    var passed = 0
    var members: [Int: [Int]] = [:]
    for key in order.sorted(added) {
      while passed < present.count, order.precedes(keys[present[passed]], added[key]) {
        marks.pass(present[passed])
        passed += 1
      }
      members[marks.place, default: []].append(key)
    }
    runs = members.sorted { $0.key < $1.key }.map { Run(index: $0.key, added: $0.value) }
  }
}

extension KeyOrder {
  /// The indexes of keys in this order; those that it does not tell apart are as they were.
  fileprivate func sorted(_ keys: [String]) -> [Int] {
    keys.indices.sorted { left, right in
      precedes(keys[left], keys[right]) || (left < right && !precedes(keys[right], keys[left]))
    }
  }
}

/// The keys of a file, each marked as one that comes before a new key or not, and the place between them with the fewest
/// marks on the wrong side.
private struct KeyMarks {
  /// A binary tree in an array, the root at 1: the sums of the marks, 1 for a key that comes later and -1 for one that
  /// comes earlier.
  private var sums: [Int]
  /// The smallest sum of the first marks of a subtree, of one at least.
  private var lowest: [Int]
  /// Number of leaves, a power of two; those without a key are never the smallest.
  private let width: Int
  private static let never = Int.max / 2

  /// No key comes earlier at first.
  init(count: Int) {
    var width = 1
    while width < count { width *= 2 }
    self.width = width
    sums = Array(repeating: 0, count: width * 2)
    lowest = Array(repeating: Self.never, count: width * 2)
    for leaf in width..<width + count { (sums[leaf], lowest[leaf]) = (1, 1) }
    for node in (1..<width).reversed() { update(node) }
  }

  /// Marks the key at an index as one that comes earlier.
  mutating func pass(_ index: Int) {
    var node = width + index
    (sums[node], lowest[node]) = (-1, -1)
    while node > 1 {
      node /= 2
      update(node)
    }
  }

  /// How many keys stand before the best place; of several best the last.
  var place: Int {
    guard lowest[1] <= 0 else { return 0 }
    var node = 1
    while node < width {
      let left = node * 2
      node = sums[left] + lowest[left + 1] <= lowest[left] ? left + 1 : left
    }
    return node - width + 1
  }

  private mutating func update(_ node: Int) {
    let left = node * 2
    sums[node] = sums[left] + sums[left + 1]
    lowest[node] = min(lowest[left], sums[left] + lowest[left + 1])
  }
}
