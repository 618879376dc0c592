/// What stands for each key of a table where a column is too narrow for some of them: different keys never look the same.
///
/// A key is cut at its end. Where that leaves two of one table alike they are cut in the middle, and where that does too,
/// each stands whole on lines of its own above its row.
struct KeyLabels {
  enum Label: Hashable {
    case inRow(String)
    case above
  }

  private let labels: [MessageMatrix.Message: Label]

  /// - Parameter columns: of the column for keys.
  init(_ messages: [MessageMatrix.Message], within columns: Int) {
    var labels: [MessageMatrix.Message: Label] = [:]
    let tables = Dictionary(grouping: messages.filter { VisibleText($0.key).width > columns }) { [$0.owner, $0.table] }
    let shown = Dictionary(grouping: messages.filter { VisibleText($0.key).width <= columns }) { [$0.owner, $0.table] }
    for (table, cut) in tables {
      let whole = Set((shown[table] ?? []).map { VisibleText($0.key).text })
      let atEnd = Self.unique(cut, besides: whole) { VisibleText($0.key).text(within: columns) }
      let rest = cut.filter { atEnd[$0] == nil }
      let inMiddle = Self.unique(rest, besides: whole.union(atEnd.values)) {
        VisibleText($0.key).text(withEndsWithin: columns)
      }
      for message in cut { labels[message] = (atEnd[message] ?? inMiddle[message]).map { .inRow($0) } ?? .above }
    }
    self.labels = labels
  }

  /// How a message is named in its row; a key that fits stands there whole.
  subscript(message: MessageMatrix.Message) -> Label { labels[message] ?? .inRow(VisibleText(message.key).text) }

  /// The texts that only one of the messages has.
  private static func unique(
    _ messages: [MessageMatrix.Message], besides taken: Set<String>, _ text: (MessageMatrix.Message) -> String
  ) -> [MessageMatrix.Message: String] {
    let groups = Dictionary(grouping: messages, by: text).filter { $0.value.count == 1 && !taken.contains($0.key) }
    return Dictionary(groups.map { ($0.value[0], $0.key) }, uniquingKeysWith: { first, _ in first })
  }
}
