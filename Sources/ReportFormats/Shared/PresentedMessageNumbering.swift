import HostEvidence
import Reports

/// The work of making `PresentedMessages`: names are numbered as they come, then everything is put in order.
struct PresentedMessageNumbering {
  typealias Entry = PresentedMessages.Entry
  typealias Sight = PresentedMessages.Sight

  private let cells: [CellRecord]
  private var cellNumbers: CellNumbers
  /// By cell: the number of its product's name.
  private var products: [Int32] = []
  private var names = Numbering<ExactText>()
  private var entries = Numbering<Entry>()
  private var sights: [(entry: Int32, sight: Sight)] = []
  private var lastOwner = LastText()
  private var lastTable = LastText()
  private var lastKey = LastText()

  init(cells: [CellRecord]) {
    self.cells = cells
    cellNumbers = CellNumbers(cells)
    for cell in cells { products.append(names.number(of: ExactText(cell.product))) }
  }

  /// - Parameter number: the record's place among the observations; those of unknown cells are left out.
  mutating func add(_ record: borrowing ObservationRecord, _ number: Int32) {
    guard let cell = cellNumbers.number(of: record.cell) else { return }
    let entry = Entry(
      owner: lastOwner.number(of: record.owner, in: &names), table: lastTable.number(of: record.table, in: &names),
      key: lastKey.number(of: record.key, in: &names), product: products[Int(cell)])
    sights.append((entries.number(of: entry), Sight(cell: cell, record: number)))
  }

  /// Everything added, in order.
  func messages() -> PresentedMessages {
    let texts = Ranking(count: names.values.count) { names.values[$0] < names.values[$1] }
    let renamed = entries.values.map { $0.renamed(texts) }
    let order = Ranking(count: renamed.count) { renamed[$0].order < renamed[$1].order }
    let sorted = sights(in: order)
    return PresentedMessages(
      names: texts.order.map { names.values[$0].text }, cells: cells, products: products.map { texts[$0] },
      entries: order.order.map { renamed[$0] }, sights: sorted.sights, starts: sorted.starts)
  }

  /// The sights by entry, and where each entry's begin.
  private func sights(in order: Ranking) -> (sights: [Sight], starts: [Int]) {
    var starts = Array(repeating: 0, count: order.order.count + 1)
    for (entry, _) in sights { starts[Int(order[entry]) + 1] += 1 }
    for entry in order.order.indices { starts[entry + 1] += starts[entry] }
    var next = starts
    var sorted = Array(repeating: Sight(cell: 0, record: 0), count: sights.count)
    for (entry, sight) in sights {
      let place = Int(order[entry])
      sorted[next[place]] = sight
      next[place] += 1
    }
    return (sorted, starts)
  }
}

extension PresentedMessages.Entry {
  fileprivate func renamed(_ texts: Ranking) -> Self {
    Self(owner: texts[owner], table: texts[table], key: texts[key], product: texts[product])
  }

  fileprivate var order: (Int32, Int32, Int32, Int32) { (owner, table, key, product) }
}
