import HostEvidence
import Reports

/// What was seen in the judged cells of a report, by message and product, with each name held once.
///
/// Entries are the same whatever the order of the report's records; the sights of one entry keep that order.
struct PresentedMessages {
  /// A message in one product: numbers of names.
  struct Entry: Hashable {
    var owner: Int32
    var table: Int32
    var key: Int32
    var product: Int32
  }

  /// One observation.
  struct Sight {
    /// Its place among the cells.
    var cell: Int32
    /// Its place among the report's observations.
    var record: Int32
  }

  /// Ascending by UTF-8 bytes, so that numbers sort as names do.
  let names: [String]
  /// The judged cells, by identifier.
  let cells: [CellRecord]
  /// By cell: the number of its product's name.
  let products: [Int32]
  /// Ascending by owner, table, key and product.
  let entries: [Entry]
  private let sights: [Sight]
  /// For each entry where its sights begin; one more for where the last end.
  private let starts: [Int]

  init(
    names: [String], cells: [CellRecord], products: [Int32], entries: [Entry], sights: [Sight], starts: [Int]
  ) {
    self.names = names
    self.cells = cells
    self.products = products
    self.entries = entries
    self.sights = sights
    self.starts = starts
  }

  func name(_ number: Int32) -> String { names[Int(number)] }

  /// At least one.
  func sights(of entry: Int) -> ArraySlice<Sight> { sights[starts[entry]..<starts[entry + 1]] }
}

extension PresentedMessages {
  init(_ report: Report) {
    var numbering = PresentedMessageNumbering(cells: report.judgedCells.sorted(by: CellRecord.precedes))
    for index in report.observations.indices { numbering.add(report.observations[index], Int32(index)) }
    self = numbering.messages()
  }
}
