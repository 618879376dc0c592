/// What a report has and the other one was not asked to look at.
struct Omission: Sendable {
  /// Names of products of which nothing is left, in byte order.
  var products: [String] = []
  /// Messages in the products that are left; one in two products counts once.
  var messageCount = 0
}

extension ComparedSide {
  static func scenario(ofCell id: String) -> String { id.split(separator: "/").first.map(String.init) ?? id }

  /// Takes out the cells and observations that the other report was not asked to look at.
  ///
  /// - Returns: what is missing of what the selection chooses.
  mutating func omit(beyond coverage: SideCoverage, _ selection: ComparisonSelection) -> Omission {
    guard !coverage.coversAllObservations else { return Omission() }
    let before = Set(picks.keys.filter { selection.includes($0) }.map(\.product))
    let seen = scenarioNames.indices.filter { coverage.covers(scenario: scenarioNames[$0]) }
      .reduce(0) { $0 | ObservedRow.bit(ofScenario: $1) }
    let (mine, theirs) = partitioned { row in
      row.scenarios & seen != 0 && coverage.covers(product: texts[Int(row.product)])
        && coverage.covers(key: texts[Int(row.message.key)], of: texts[Int(row.message.owner)])
    }
    keep(rows: mine) { coverage.covers(product: $1.product) && coverage.covers(scenario: Self.scenario(ofCell: $0)) }
    let left = Set(picks.keys.map(\.product))
    let messages = Set(theirs.filter { includes($0, selection, left) }.map(\.message))
    return Omission(products: before.subtracting(left).sortedByBytes(), messageCount: messages.count)
  }

  private func partitioned(by isSeen: (ObservedRow) -> Bool) -> (seen: [ObservedRow], others: [ObservedRow]) {
    var parts: (seen: [ObservedRow], others: [ObservedRow]) = ([], [])
    for row in rows {
      if isSeen(row) { parts.seen.append(row) } else { parts.others.append(row) }
    }
    return parts
  }

  private func includes(_ row: ObservedRow, _ selection: ComparisonSelection, _ products: Set<String>) -> Bool {
    let play = Play(
      product: texts[Int(row.product)], languages: texts[Int(row.list)].split(separator: ",").map(String.init))
    return products.contains(play.product) && selection.includes(play)
      && selection.includes(owner: texts[Int(row.message.owner)])
  }
}
