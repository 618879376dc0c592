import HostEvidence

/// Finds cells by their identifier; records that follow each other are most often of one cell.
struct CellNumbers {
  /// Identifier → place in the list of cells; of several cells with one identifier the first counts.
  let numbers: [ExactText: Int32]
  private var last: (id: String, number: Int32)?

  init(_ cells: [CellRecord]) {
    numbers = Dictionary(
      cells.enumerated().map { (ExactText($0.element.id), Int32($0.offset)) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func number(of id: String) -> Int32? {
    if let last, last.id.isIdentical(to: id) { return last.number }
    guard let number = numbers[ExactText(id)] else { return nil }
    last = (id, number)
    return number
  }
}
