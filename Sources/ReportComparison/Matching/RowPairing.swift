internal import HostEvidence

/// Observations of both reports that are about the same thing, and those that have no partner.
struct RowPairing: Sendable {
  /// Two rows by their places in the old and the new report.
  struct Pair: Sendable {
    var old: Int32
    var new: Int32
  }

  /// A message that one report presents at a surface at which the other one does not.
  struct SurfaceShift: Sendable {
    var old: Int32?
    var new: Int32?
  }

  /// Ascending by product, message (as the new report has it), language list and arguments.
  private(set) var pairs: [Pair] = []
  private(set) var surfaceShifts: [SurfaceShift] = []
  /// Rows without a partner, ascending.
  private(set) var oldAlone: [Int32] = []
  private(set) var newAlone: [Int32] = []

  private let old: [ObservedRow]
  private let new: [ObservedRow]
  /// Places of the old report's rows, ascending by what the new report calls their messages.
  private let order: [Int32]
  private let messages: [MessageNames]

  init(_ old: SelectedSide, _ new: SelectedSide, _ matching: MessageMatching) {
    self.old = old.rows
    self.new = new.rows
    let isPlain = matching.moved.isEmpty && matching.renamed.isEmpty
    messages = isPlain ? [] : old.rows.map { matching.message(of: $0.use) }
    let rows = old.rows
    let places = rows.indices.map(Int32.init)
    let names = messages
    order =
      isPlain
      ? places
      : places.sorted { left, right in
        let (mine, other) = (rows[Int(left)], rows[Int(right)])
        if mine.product != other.product { return mine.product < other.product }
        let (name, otherName) = (names[Int(left)], names[Int(right)])
        if name != otherName { return name < otherName }
        return mine.list == other.list && mine.arguments == other.arguments && mine.surface == other.surface
          ? left < right : mine.precedesInMessage(other)
      }
    pairAll()
  }

  /// The row with the name that the new report has for its message.
  private func oldRow(_ place: Int) -> ObservedRow {
    var row = old[Int(order[place])]
    if !messages.isEmpty { row.message = messages[Int(order[place])] }
    return row
  }
}

extension ObservedRow {
  /// Order of rows of one message in one product.
  func precedesInMessage(_ other: Self) -> Bool {
    if list != other.list { return list < other.list }
    return arguments == other.arguments ? surface < other.surface : arguments < other.arguments
  }
}

extension RowPairing {
  private mutating func pairAll() {
    var (left, right) = (0, 0)
    while left < order.count || right < new.count {
      let olds = left < order.count ? group(ofOld: left) : left..<left
      let news = right < new.count ? group(ofNew: right) : right..<right
      if news.isEmpty || !olds.isEmpty && oldRow(left).precedesByIdentity(new[right]) {
        oldAlone += order[olds]
        left = olds.upperBound
      } else if olds.isEmpty || new[right].precedesByIdentity(oldRow(left)) {
        newAlone += news.map(Int32.init)
        right = news.upperBound
      } else {
        pair(olds, news)
        (left, right) = (olds.upperBound, news.upperBound)
      }
    }
  }

  private func group(ofOld start: Int) -> Range<Int> {
    let first = oldRow(start)
    var end = start + 1
    while end < order.count, oldRow(end).isLike(first) { end += 1 }
    return start..<end
  }

  private func group(ofNew start: Int) -> Range<Int> {
    var end = start + 1
    while end < new.count, new[end].isLike(new[start]) { end += 1 }
    return start..<end
  }

  /// Pairs what is shown at the same surface, then what is left, surface by surface.
  private mutating func pair(_ olds: Range<Int>, _ news: Range<Int>) {
    if olds.count == 1, news.count == 1, old[Int(order[olds.lowerBound])].surface == new[news.lowerBound].surface {
      return add(order[olds], news.map(Int32.init)[...])
    }
    let oldBySurface = Dictionary(grouping: order[olds]) { old[Int($0)].surface }
    let newBySurface = Dictionary(grouping: news.map(Int32.init)) { new[Int($0)].surface }
    for (surface, places) in oldBySurface.sorted(by: { $0.key < $1.key }) {
      if let others = newBySurface[surface] { add(places[...], others[...]) }
    }
    let oldRest = oldBySurface.filter { newBySurface[$0.key] == nil }.sorted { $0.key < $1.key }.map(\.value)
    let newRest = newBySurface.filter { oldBySurface[$0.key] == nil }.sorted { $0.key < $1.key }.map(\.value)
    for (places, others) in zip(oldRest, newRest) { add(places[...], others[...]) }
    for number in 0..<max(oldRest.count, newRest.count) {
      surfaceShifts.append(
        SurfaceShift(
          old: number < oldRest.count ? oldRest[number][0] : nil,
          new: number < newRest.count ? newRest[number][0] : nil))
    }
  }

  /// One pair for all that was seen of one thing: what only one report saw stands for it.
  private mutating func add(_ olds: ArraySlice<Int32>, _ news: ArraySlice<Int32>) {
    guard olds.count > 1 || news.count > 1 else {
      pairs += zip(olds, news).map { Pair(old: $0, new: $1) }
      return
    }
    let oldFresh = olds.filter { old[Int($0)].sight.outcome != .persisted }
    let newFresh = news.filter { new[Int($0)].sight.outcome != .persisted }
    // Text that an earlier launch stored is compared where both reports have a launch that shows it.
    let areBothStored = oldFresh.count < olds.count && newFresh.count < news.count
    let mine = areBothStored || oldFresh.isEmpty ? Array(olds) : oldFresh
    let others = areBothStored || newFresh.isEmpty ? Array(news) : newFresh
    let oldOnly = mine.first { place in !others.contains { looksAlike(place, $0) } }
    let newOnly = others.first { place in !mine.contains { looksAlike($0, place) } }
    guard let first = oldOnly ?? mine.first, let second = newOnly ?? others.first else { return }
    pairs.append(Pair(old: first, new: second))
  }

  private func looksAlike(_ oldPlace: Int32, _ newPlace: Int32) -> Bool {
    old[Int(oldPlace)].sight.looksLike(new[Int(newPlace)].sight)
  }
}
