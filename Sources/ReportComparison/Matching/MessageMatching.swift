/// Which messages of the old report are messages of the new one under another owner, table or key.
///
/// What matches is told product by product, and only where one old message and one new one have nothing but each other.
struct MessageMatching: Sendable {
  /// Message of the old report in a product → the same key under another owner or table.
  private(set) var moved: [MessageUse: MessageNames] = [:]
  /// … → another key with the same values.
  private(set) var renamed: [MessageUse: MessageNames] = [:]
  /// In products of both reports, of the old one alone; ascending.
  private(set) var gone: [MessageUse] = []
  /// … of the new one alone; ascending.
  private(set) var fresh: [MessageUse] = []

  private var oldValues: [MessageUse: [Int32: Int]] = [:]
  private var newValues: [MessageUse: [Int32: Int]] = [:]

  init(_ old: SelectedSide, _ new: SelectedSide) {
    let both = old.products.intersection(new.products)
    gone = Self.missing(of: old, in: new, products: both)
    fresh = Self.missing(of: new, in: old, products: both)
    var served = ServedValues()
    for use in gone { oldValues[use] = Self.values(of: use, old, playedIn: new, &served) }
    for use in fresh { newValues[use] = Self.values(of: use, new, playedIn: old, &served) }
    takeMoved()
    takeRenamed(acrossOwners: false)
    takeRenamed(acrossOwners: true)
    (oldValues, newValues) = ([:], [:])
  }

  func message(of use: MessageUse) -> MessageNames { moved[use] ?? renamed[use] ?? use.message }

  /// Messages that the other side has nowhere in a product, although it was observed there.
  private static func missing(of side: SelectedSide, in other: SelectedSide, products: Set<Int32>) -> [MessageUse] {
    side.uses.all.filter { use in
      guard products.contains(use.product), !other.uses.contains(use), let range = side.uses.ranges[use] else {
        return false
      }
      return side.rows[range].contains(where: other.observed)
    }
  }

  private static func values(
    of use: MessageUse, _ side: SelectedSide, playedIn other: SelectedSide, _ served: inout ServedValues
  ) -> [Int32: Int] {
    guard let range = side.uses.ranges[use] else { return [:] }
    return served.values(of: side.rows[range].filter(other.observed)[...])
  }
}

// MARK: - Moved

extension MessageMatching {
  private struct KeyUse: Hashable {
    var product: Int32
    var key: Int32
  }

  /// The same key with the same values in most languages; a language that is worse afterwards is another class of change.
  private mutating func takeMoved() {
    let newByKey = Dictionary(grouping: fresh) { KeyUse(product: $0.product, key: $0.message.key) }
    let oldByKey = Dictionary(grouping: gone) { KeyUse(product: $0.product, key: $0.message.key) }
    var pairs: [(MessageUse, MessageUse)] = []
    for old in gone {
      let place = KeyUse(product: old.product, key: old.message.key)
      let matches = (newByKey[place] ?? []).filter { isMoved(old, to: $0) }
      guard matches.count == 1, let new = matches.first else { continue }
      if (oldByKey[place] ?? []).count(where: { isMoved($0, to: new) }) == 1 { pairs.append((old, new)) }
    }
    for (old, new) in pairs { moved[old] = new.message }
    forget(pairs)
  }

  private func isMoved(_ old: MessageUse, to new: MessageUse) -> Bool {
    let (same, all) = shared(old, new)
    return same * 2 > all
  }

  /// In how many of the old message's languages the new one reads the same.
  private func shared(_ old: MessageUse, _ new: MessageUse) -> (same: Int, all: Int) {
    let values = oldValues[old] ?? [:]
    let others = newValues[new] ?? [:]
    let same = values.count { list, value in value != ServedValues.notServed && others[list] == value }
    return (same, values.count)
  }

  private mutating func forget(_ pairs: [(MessageUse, MessageUse)]) {
    let (olds, news) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    gone.removeAll { olds.contains($0) }
    fresh.removeAll { news.contains($0) }
  }
}

// MARK: - Renamed

extension MessageMatching {
  /// What reads so in a language of a product.
  private struct Reading: Hashable {
    var product: Int32
    /// The owner's number where only the owner's own messages are looked at.
    var owner: Int32
    var list: Int32
    var value: Int
  }

  /// More messages than this that read the same in a language are told apart by nothing.
  private static let crowd = 200

  /// Another key with the same values in at least four of five languages.
  private mutating func takeRenamed(acrossOwners: Bool) {
    guard !gone.isEmpty, !fresh.isEmpty else { return }
    let newReadings = readings(of: fresh, newValues, acrossOwners)
    let oldReadings = readings(of: gone, oldValues, acrossOwners)
    var pairs: [(MessageUse, MessageUse)] = []
    for old in gone {
      let found = candidates(for: readings(of: old, oldValues, acrossOwners), newReadings) { isRenamed(old, to: $0) }
      guard let found, found.count == 1, let new = found.first else { continue }
      let back = candidates(for: readings(of: new, newValues, acrossOwners), oldReadings) { isRenamed($0, to: new) }
      if back?.count == 1 { pairs.append((old, new)) }
    }
    for (old, new) in pairs { renamed[old] = new.message }
    forget(pairs)
  }

  private func isRenamed(_ old: MessageUse, to new: MessageUse) -> Bool {
    let (same, all) = shared(old, new)
    return all > 0 && same * 5 >= all * 4
  }

  private func readings(of use: MessageUse, _ values: [MessageUse: [Int32: Int]], _ acrossOwners: Bool) -> [Reading] {
    let owner = acrossOwners ? -1 : use.message.owner
    return (values[use] ?? [:]).filter { $0.value != ServedValues.notServed }.map {
      Reading(product: use.product, owner: owner, list: $0.key, value: $0.value)
    }
  }

  private func readings(
    of uses: [MessageUse], _ values: [MessageUse: [Int32: Int]], _ acrossOwners: Bool
  ) -> [Reading: [MessageUse]] {
    var found: [Reading: [MessageUse]] = [:]
    for use in uses {
      for reading in readings(of: use, values, acrossOwners) { found[reading, default: []].append(use) }
    }
    return found
  }

  /// Every message that is the same in enough languages; nil where too many read alike to tell.
  ///
  /// Whoever agrees in four of five languages agrees in one of any quarter of them, so that only the rarest readings are
  /// looked up.
  private func candidates(
    for readings: [Reading], _ others: [Reading: [MessageUse]], isMatch: (MessageUse) -> Bool
  ) -> Set<MessageUse>? {
    let sizes: [(reading: Reading, count: Int)] = readings.map { ($0, others[$0]?.count ?? 0) }.sorted { left, right in
      left.1 == right.1 ? left.0.list < right.0.list : left.1 < right.1
    }
    var found: Set<MessageUse> = []
    for (reading, count) in sizes.prefix(readings.count / 4 + 1) {
      guard count <= Self.crowd else { return nil }
      found.formUnion(others[reading] ?? [])
    }
    return found.filter(isMatch)
  }
}
