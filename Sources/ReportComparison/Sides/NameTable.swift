/// Numbers texts by their bytes: `é` and `e` with an accent behind it are two texts, as a table file has two.
struct NameTable {
  private(set) var texts: [String] = []
  private var numbers: [ByteText: Int32] = [:]

  mutating func number(of text: String) -> Int32 {
    if let number = numbers[ByteText(text)] { return number }
    let number = Int32(texts.count)
    numbers[ByteText(text)] = number
    texts.append(text)
    return number
  }

  /// The texts ascending by their bytes, and for each number the place of its text there.
  func ranked() -> (texts: [String], ranks: [Int32]) {
    let order = texts.indices.sorted { texts[$0].utf8.lexicographicallyPrecedes(texts[$1].utf8) }
    var ranks = [Int32](repeating: 0, count: texts.count)
    for (rank, number) in order.enumerated() { ranks[number] = Int32(rank) }
    return (order.map { texts[$0] }, ranks)
  }
}

/// A text that equals another one where their bytes do.
struct ByteText: Hashable {
  private let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
