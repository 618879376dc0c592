/// Numbers values from 0 in the order in which they come, equal ones alike.
struct Numbering<Value: Hashable> {
  /// By number.
  private(set) var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  mutating func number(of value: Value) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }
}

/// The last text of a column, because records that follow each other have most of their texts in common.
struct LastText {
  private var text: String?
  private var number: Int32 = -1

  /// The text's number, -1 for none.
  mutating func number(of text: String?, in numbering: inout Numbering<ExactText>) -> Int32 {
    guard let text else { return -1 }
    if let last = self.text, last.isIdentical(to: text) { return number }
    self.text = text
    number = numbering.number(of: ExactText(text))
    return number
  }
}

/// Old numbers in a new order.
struct Ranking {
  /// Old number → new number.
  private(set) var ranks: [Int32]
  /// New number → old number.
  let order: [Int]

  init(count: Int, by precedes: (Int, Int) -> Bool) {
    order = (0..<count).sorted(by: precedes)
    ranks = Array(repeating: 0, count: count)
    for (rank, old) in order.enumerated() { ranks[old] = Int32(rank) }
  }

  /// -1, which stands for nothing, stays.
  subscript(old: Int32) -> Int32 { old < 0 ? old : ranks[Int(old)] }
}
