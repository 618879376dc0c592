internal import HostEvidence

/// Observations without a partner although both reports have the message in that product.
struct Leftovers: Sendable {
  /// A message whose arguments are of another number or other types than before.
  struct ArgumentShift: Sendable {
    /// As the new report has it.
    var use: MessageUse
    /// Places of one row of each report.
    var old: Int32
    var new: Int32
  }

  private(set) var argumentShifts: [ArgumentShift] = []
  /// Rows of the old report whose message the new one shows with other arguments of the same types.
  private(set) var oldArguments: [Int32] = []
  private(set) var newArguments: [Int32] = []
  /// Rows whose message the other report has in the product, but not in that language list, although it played it.
  private(set) var oldLists: [Int32] = []
  private(set) var newLists: [Int32] = []

  private let arguments: [Int32: [MessageArgument]]

  init(
    _ old: SelectedSide, _ new: SelectedSide, _ matching: MessageMatching, _ pairing: RowPairing,
    _ arguments: [Int32: [MessageArgument]]
  ) {
    self.arguments = arguments
    findOld(old, new, matching, pairing)
    findNew(old, new, matching, pairing)
  }

  private mutating func findOld(
    _ old: SelectedSide, _ new: SelectedSide, _ matching: MessageMatching, _ pairing: RowPairing
  ) {
    var judged: [MessageUse: Bool] = [:]
    for place in pairing.oldAlone {
      let row = old.rows[Int(place)]
      let use = MessageUse(product: row.product, message: matching.message(of: row.use))
      guard new.observed(row), let range = new.uses.ranges[use] else { continue }
      let others = new.rows[range]
      guard others.contains(where: { $0.list == row.list }) else {
        oldLists.append(place)
        continue
      }
      let isOther = judged[use] ?? !others.contains { haveSameTypes(row, $0) }
      if judged[use] == nil, isOther {
        let partner = range.first { new.rows[$0].list == row.list } ?? range.lowerBound
        argumentShifts.append(ArgumentShift(use: use, old: place, new: Int32(partner)))
      }
      judged[use] = isOther
      if !isOther { oldArguments.append(place) }
    }
  }

  private mutating func findNew(
    _ old: SelectedSide, _ new: SelectedSide, _ matching: MessageMatching, _ pairing: RowPairing
  ) {
    let shifted = Set(argumentShifts.map(\.use))
    let known = Set(old.uses.all.map { MessageUse(product: $0.product, message: matching.message(of: $0)) })
    let alone = pairing.newAlone.filter { place in
      let row = new.rows[Int(place)]
      return old.observed(row) && known.contains(row.use) && !shifted.contains(row.use)
    }
    guard !alone.isEmpty else { return }
    var inLists: Set<ListUse> = []
    for row in old.rows {
      inLists.insert(ListUse(product: row.product, message: matching.message(of: row.use), list: row.list))
    }
    for place in alone {
      let row = new.rows[Int(place)]
      let isThere = inLists.contains(ListUse(product: row.product, message: row.message, list: row.list))
      if isThere { newArguments.append(place) } else { newLists.append(place) }
    }
  }

  private struct ListUse: Hashable {
    var product: Int32
    var message: MessageNames
    var list: Int32
  }

  private func haveSameTypes(_ left: ObservedRow, _ right: ObservedRow) -> Bool {
    arguments[left.arguments]?.map(\.typeName) == arguments[right.arguments]?.map(\.typeName)
  }
}

extension MessageArgument {
  /// What a format has to take it for.
  var typeName: String {
    switch self {
    case .integer: "a whole number"
    case .double: "a fractional number"
    case .string: "text"
    }
  }
}
