internal import HostEvidence
internal import PositionedJSON
internal import Reports

/// The work of condensing a report: which cells count, and every observation of them as numbers.
struct ReportCondensing {
  private(set) var rows: [ObservedRow] = []
  private(set) var cells: [String: ComparedSide.Play] = [:]
  /// Identifier of a cell → the language that its main bundle's search list begins with.
  private(set) var cellPicks: [String: String] = [:]
  /// Ascending.
  let scenarios: [String]
  private var names = NameTable()
  private var arguments: [Int32: [MessageArgument]] = [:]
  /// Numbers of a cell's product and its language list, and the bit of its scenario.
  private typealias CellNumbers = (product: Int32, list: Int32, scenario: UInt64)
  private var numbers: [String: CellNumbers] = [:]
  /// The cell of the last observation, as most come cell by cell.
  private var last: (cell: String, numbers: CellNumbers?) = ("", nil)

  init(_ report: Report) {
    scenarios = Set(report.judgedCells.map(\.scenario)).sortedByBytes()
    let places = Dictionary(scenarios.enumerated().map { ($1, $0) }) { first, _ in first }
    for cell in report.judgedCells {
      let play = ComparedSide.Play(product: cell.product, languages: cell.languages)
      cells[cell.id] = play
      cellPicks[cell.id] = cell.searchList.first
      numbers[cell.id] = (
        names.number(of: play.product), names.number(of: cell.languages.joined(separator: ",")),
        ObservedRow.bit(ofScenario: places[cell.scenario] ?? 0)
      )
    }
    rows.reserveCapacity(report.observations.count)
  }

  mutating func add(_ observation: ObservationRecord) {
    if last.cell != observation.cell { last = (observation.cell, numbers[observation.cell]) }
    guard let cell = last.numbers else { return }
    let message = MessageNames(
      owner: names.number(of: observation.owner), table: names.number(of: observation.table),
      key: names.number(of: observation.key))
    let sight = ObservedRow.Sight(
      outcome: observation.outcome, asked: names.number(of: observation.asked), bundle: number(of: observation.bundle),
      locale: number(of: observation.resolvedLocale), variant: number(of: observation.variant),
      value: number(of: observation.value))
    rows.append(
      ObservedRow(
        product: cell.product, message: message, list: cell.list, arguments: number(of: observation.arguments),
        surface: names.number(of: observation.surface), sight: sight, scenarios: cell.scenario))
  }

  private mutating func number(of text: String?) -> Int32 { text.map { names.number(of: $0) } ?? -1 }

  private mutating func number(of list: [MessageArgument]) -> Int32 {
    let number = names.number(of: list.spelled)
    arguments[number] = list
    return number
  }

  /// What bundles offer in each product, and the languages they are developed in.
  func choices(
    of report: Report
  ) -> (offers: [ComparedSide.BundleUse: Set<String>], regions: [ComparedSide.BundleUse: String]) {
    var offers: [ComparedSide.BundleUse: Set<String>] = [:]
    var regions: [ComparedSide.BundleUse: String] = [:]
    for choice in report.choices {
      guard let play = cells[choice.cell] else { continue }
      let use = ComparedSide.BundleUse(product: play.product, bundle: choice.bundle)
      offers[use, default: []].formUnion(choice.offers)
      // A bundle has one; of a report that says otherwise the first by bytes stands, whatever its order.
      guard let region = choice.searchList.last else { continue }
      regions[use] = min(regions[use] ?? region, region)
    }
    return (offers, regions)
  }
}

extension ReportCondensing {
  /// Texts ascending by bytes, rows ascending by their numbers without repetitions, and arguments by number.
  func sorted() -> (texts: [String], rows: [ObservedRow], arguments: [Int32: [MessageArgument]]) {
    let (texts, ranks) = names.ranked()
    var sorted = rows.map { $0.renumbered(ranks) }
    sorted.sort { $0.precedes($1) }
    var unique: [ObservedRow] = []
    unique.reserveCapacity(sorted.count)
    for row in sorted {
      if let last = unique.indices.last, unique[last].isSame(as: row) {
        unique[last].scenarios |= row.scenarios
      } else {
        unique.append(row)
      }
    }
    var lists: [Int32: [MessageArgument]] = [:]
    for (number, list) in arguments { lists[ranks[Int(number)]] = list }
    return (texts, unique, lists)
  }
}

extension ObservedRow {
  /// The row with every text under another number.
  func renumbered(_ numbers: [Int32]) -> ObservedRow {
    func number(_ old: Int32) -> Int32 { old < 0 ? old : numbers[Int(old)] }
    var row = self
    row.product = number(product)
    row.message = MessageNames(owner: number(message.owner), table: number(message.table), key: number(message.key))
    (row.list, row.arguments, row.surface) = (number(list), number(arguments), number(surface))
    row.sight.asked = number(sight.asked)
    (row.sight.bundle, row.sight.locale) = (number(sight.bundle), number(sight.locale))
    (row.sight.variant, row.sight.value) = (number(sight.variant), number(sight.value))
    return row
  }
}

extension [MessageArgument] {
  /// As an evidence file has them: `[5,"Anna"]`.
  var spelled: String {
    var line = JSONLine()
    line.beginArray()
    for argument in self { argument.append(to: &line) }
    line.endArray()
    return line.text
  }
}
