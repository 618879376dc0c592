/// The table of message × product × language: a row per message and product, a column per language where they fit.
///
/// Where a report has more than a person reads, a message that looks the same in every product takes one row, and of the
/// messages those with something to see are shown and the others counted, block by block.
struct MessageTable {
  /// Messages shown at most; those that are fine make room first.
  static let shownLimit = 60
  /// Rows up to which every product has its own, also where all look the same.
  static let rowLimit = 80
  /// Fine messages of a block that are shown although the report has too many.
  static let sampleOfBlock = 2

  private let matrix: MessageMatrix
  private let style: TextStyle
  private let width: Int
  private let shape: TableShape
  private let labels: KeyLabels
  private let joinsProducts: Bool

  init(_ matrix: MessageMatrix, width: Int, style: TextStyle) {
    self.matrix = matrix
    self.style = style
    self.width = width
    shape = TableShape(matrix, width: width)
    labels = KeyLabels(matrix.entries.map(\.message), within: shape.keyWidth)
    joinsProducts = matrix.entries.reduce(0) { $0 + $1.rows.count } > Self.rowLimit
  }

  var lines: [String] {
    guard !matrix.entries.isEmpty else { return [] }
    var room = Self.shownLimit
    return heading + blocks.flatMap { lines(ofBlock: $0, room: &room) }
  }
}

extension MessageTable {
  private var heading: [String] {
    let marks = "✓ ok own language   ~ xx served by xx   ! warning   ✗ error   ? not observed   – not presented"
    let words = "instead of a table's text: key, default, stored, blank, absent; wrong: see the findings"
    let accepted = matrix.hasAccepted ? "~ with one of these words, or ✓: accepted by an exception, or only noted" : ""
    let title = style("messages, by product and the language it reads first", .strong)
    let legend = [marks, words, accepted].filter { !$0.isEmpty }
    return [title] + legend.flatMap { $0.lines(within: width) }.map { style($0, .faint) }
  }

  /// Entries of one owner and table, in order.
  private var blocks: [ArraySlice<MessageMatrix.Entry>] {
    var blocks: [ArraySlice<MessageMatrix.Entry>] = []
    var start = matrix.entries.startIndex
    for index in matrix.entries.indices {
      let next = index + 1
      let isLast = next == matrix.entries.endIndex
      let message = matrix.entries[index].message
      if isLast || matrix.entries[next].message.owner != message.owner
        || matrix.entries[next].message.table != message.table
      {
        blocks.append(matrix.entries[start..<next])
        start = next
      }
    }
    return blocks
  }

  private func lines(ofBlock block: ArraySlice<MessageMatrix.Entry>, room: inout Int) -> [String] {
    guard let message = block.first?.message else { return [] }
    var shown: [MessageMatrix.Entry] = []
    var fine = 0
    var others = 0
    let showsAll = matrix.entries.count <= Self.shownLimit
    var samples = Self.sampleOfBlock
    for entry in block {
      let isFine = entry.worst == .good
      if isFine, !showsAll, samples == 0 {
        fine += 1
      } else if room == 0 {
        fine += isFine ? 1 : 0
        others += isFine ? 0 : 1
      } else {
        if isFine { samples = max(0, samples - 1) }
        room -= 1
        shown.append(entry)
      }
    }
    let name = VisibleText("\(message.owner) · \(message.table)")
    let head = [shape.header(name, style: style)] + products(of: block)
    return [""] + head + shown.flatMap(lines(of:)) + rest(fine: fine, others: others)
  }

  /// What `3 products` stands for in the rows of a block.
  private func products(of block: ArraySlice<MessageMatrix.Entry>) -> [String] {
    let names = Set(block.flatMap(\.rows).map(\.product)).sorted()
    guard joinsProducts, names.count > 1 else { return [] }
    return "presented by \(names.joined(separator: ", "))".lines(within: width - 2, indent: 2).map {
      style("  " + $0, .faint)
    }
  }

  private func rest(fine: Int, others: Int) -> [String] {
    var parts: [String] = []
    if fine > 0 {
      parts.append(style("✓ \(fine) more \(fine == 1 ? "message" : "messages"), ok everywhere", .good))
    }
    if others > 0 {
      parts.append(style("! \(others) more \(others == 1 ? "message" : "messages") not ok everywhere", .careful))
    }
    return parts.map { "  \($0)" }
  }

  private func lines(of entry: MessageMatrix.Entry) -> [String] {
    let (key, above) = name(of: entry.message)
    let isUniform = joinsProducts && entry.rows.count > 1 && entry.rows.allSatisfy { $0.states == entry.rows[0].states }
    let rows = isUniform ? [entry.rows[0]] : entry.rows
    var lines = above
    for (number, row) in rows.enumerated() {
      let label = isUniform ? shape.label(of: entry.rows.map(\.product)) : row.product
      lines += shape.row(number == 0 ? key : "", label, row.states, matrix.languages, style: style)
    }
    return lines + sampleLine(entry)
  }

  /// What stands in the row of a message, and what above it.
  private func name(of message: MessageMatrix.Message) -> (key: String, above: [String]) {
    switch labels[message] {
    case .inRow(let label): (label, [])
    case .above: ("", VisibleText(message.key).lines(within: width - 2).map { "  \($0)" })
    }
  }

  /// Different values in a few languages, those with something to see first, as many as fit one line.
  private func sampleLine(_ entry: MessageMatrix.Entry) -> [String] {
    let ordered = entry.samples.enumerated().sorted { left, right in
      let (mine, others) = (left.element.mark, right.element.mark)
      return mine == others ? left.offset < right.offset : mine > others
    }
    var parts: [String] = []
    var seen: Set<String> = []
    var room = width - Self.sampleIndent
    for sample in ordered.map(\.element) where parts.count < Self.sampleLimit && seen.insert(sample.value).inserted {
      let value = VisibleText(sample.value)
      let frame = DisplayWidth.of(sample.language) + 3
      let limit = min(room - frame, Self.sampleWidth)
      // Only the first value may be cut: a cut one says less than none.
      guard parts.isEmpty || value.width <= limit else { continue }
      parts.append("\(sample.language) “\(value.text(within: limit))”")
      room -= frame + min(value.width, limit) + 2
    }
    return parts.isEmpty
      ? [] : [style(String(repeating: " ", count: Self.sampleIndent) + parts.joined(separator: "  "), .faint)]
  }

  private static let sampleIndent = 6
  private static let sampleLimit = 4
  private static let sampleWidth = 60
}
