/// Which part of the matrix a report is about: `1/1` is all of it.
package struct Shard: Sendable, Hashable {
  /// Counted from 1.
  package var index: Int
  package var count: Int

  package static let whole = Shard(index: 1, count: 1)

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads `1/4`; nil where that is no part of a whole, or is spelled in another way.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else { return nil }
    self.init(index: index, count: count)
    guard self.text == text else { return nil }
  }

  package var text: String { "\(index)/\(count)" }

  package var isWhole: Bool { count == 1 }

  /// The items that belong to this part where all are dealt out in turn, as cards are: each part has as many as any other,
  /// or one fewer.
  package func dealt<Item>(from items: [Item]) -> [Item] {
    stride(from: index - 1, to: items.count, by: count).map { items[$0] }
  }
}
