internal import Findings
internal import HostEvidence

/// What a comparison looks at of one report, with the numbers that both share.
struct SelectedSide: Sendable {
  /// A product and a language list by their numbers.
  struct PlayNumbers: Sendable, Hashable {
    var product: Int32
    var list: Int32
  }

  let side: ComparedSide
  /// Ascending.
  let rows: [ObservedRow]
  let findings: [Finding]
  /// What was played.
  let plays: [PlayNumbers: ComparedSide.Play]
  /// What was played and could not be observed, so that nothing can be said of what is missing there.
  let unobserved: Set<PlayNumbers>
  let products: Set<Int32>
  let uses: MessageUses

  init(_ side: ComparedSide, _ numbers: [Int32], in texts: SharedTexts, _ selection: ComparisonSelection) {
    self.side = side
    var plays: [PlayNumbers: ComparedSide.Play] = [:]
    for play in side.picks.keys where selection.includes(play) {
      let list = texts.number(of: play.languages.joined(separator: ","))
      guard let product = texts.number(of: play.product), let list else { continue }
      plays[PlayNumbers(product: product, list: list)] = play
    }
    self.plays = plays
    products = Set(plays.keys.map(\.product))
    let isAllSelected = selection.isWhole
    var rows: [ObservedRow] = []
    rows.reserveCapacity(side.rows.count)
    for row in side.rows.lazy.map({ $0.renumbered(numbers) })
    where isAllSelected || Self.includes(row, plays, texts, selection) {
      rows.append(row)
    }
    self.rows = rows
    uses = MessageUses(of: rows)
    findings = side.findings.filter { Self.includes($0, of: side, selection) }
    unobserved = Self.unobserved(findings, of: side, plays)
  }

  /// Whether what is missing there is really gone.
  func observed(_ row: ObservedRow) -> Bool {
    let play = PlayNumbers(product: row.product, list: row.list)
    return plays[play] != nil && !unobserved.contains(play)
  }

  private static func includes(
    _ row: ObservedRow, _ plays: [PlayNumbers: ComparedSide.Play], _ texts: SharedTexts,
    _ selection: ComparisonSelection
  ) -> Bool {
    plays[PlayNumbers(product: row.product, list: row.list)] != nil
      && selection.includes(owner: texts[row.message.owner])
  }
}

extension SelectedSide {
  /// A finding that names no product, owner or language is about all of them.
  private static func includes(_ finding: Finding, of side: ComparedSide, _ selection: ComparisonSelection) -> Bool {
    if let owner = finding.owner, !selection.includes(owner: owner) { return false }
    if let product = finding.product, !selection.includes(product: product) { return false }
    let plays = finding.cells.compactMap { side.allCells[$0] }
    if !plays.isEmpty { return plays.contains { selection.includes($0) } }
    guard let language = finding.language, !selection.languages.isEmpty else { return true }
    return selection.languages.contains { $0.first == language }
  }

  private static func unobserved(
    _ findings: [Finding], of side: ComparedSide, _ plays: [PlayNumbers: ComparedSide.Play]
  ) -> Set<PlayNumbers> {
    var lost: Set<ComparedSide.Play> = []
    // One that names a key is about that message alone.
    for finding in findings where finding.severity == .incomplete && finding.exception == nil && finding.key == nil {
      let named = finding.cells.compactMap { side.cells[$0] }
      lost.formUnion(named.isEmpty ? side.picks.keys.filter { $0.product == finding.product } : named)
    }
    return Set(plays.filter { lost.contains($0.value) }.keys)
  }
}
