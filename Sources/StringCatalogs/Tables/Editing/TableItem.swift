/// One thing in a table's text: an entry with the comments that belong to it, or a comment that belongs to none.
struct TableItem: Sendable {
  /// Comments included.
  private(set) var range: Range<Int>
  /// Nil for a comment.
  let entry: TableSpans.Entry?
  /// The comments before the key.
  let leading: [Range<Int>]
  /// The comments on the line that the entry ends on.
  let trailing: [Range<Int>]

  private init(_ entry: TableSpans.Entry, leading: [Range<Int>], trailing: [Range<Int>]) {
    let start = leading.first?.lowerBound ?? entry.key.lowerBound
    range = start..<(trailing.last?.upperBound ?? entry.end)
    (self.entry, self.leading, self.trailing) = (entry, leading, trailing)
  }

  private init(comment: Range<Int>) {
    (range, entry, leading, trailing) = (comment, nil, [], [])
  }

  /// All that stands in the root of a table, in file order.
  static func items(in spans: TableSpans, of text: [UInt8], body: Range<Int>) -> [TableItem] {
    var rest = spans.comments.filter { body.contains($0.lowerBound) }[...]
    var items: [TableItem] = []
    // Those before the first entry are on no entry's line.
    var between = rest.takeFirst { $0.lowerBound < spans.entries.first?.key.lowerBound ?? .max }
    for (index, entry) in spans.entries.enumerated() {
      let leading = text.leading(between, of: entry.key.lowerBound)
      items += between.dropLast(leading.count).map(TableItem.init(comment:))
      rest = rest.drop { $0.lowerBound < entry.end }
      let next = index + 1 < spans.entries.count ? spans.entries[index + 1].key.lowerBound : nil
      between = rest.takeFirst { $0.lowerBound < next ?? .max }
      let trailing = text.trailing(between, of: entry.end, before: next)
      between = between.dropFirst(trailing.count)
      items.append(TableItem(entry, leading: Array(leading), trailing: Array(trailing)))
    }
    return items + between.map(TableItem.init(comment:))
  }

  /// The words of the entry's comments, one after the other on lines of their own.
  func comment(in text: [UInt8]) -> String? {
    let words = (leading + trailing).map { Self.words(text[$0]) }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }

  private static func words(_ comment: ArraySlice<UInt8>) -> String {
    let isXML = comment.first == UInt8(ascii: "<")
    let isBlock = comment.dropFirst().first == UInt8(ascii: "*")
    let inside = comment.dropFirst(isXML ? 4 : 2).dropLast(isXML ? 3 : isBlock ? 2 : 0)
    return String(decoding: inside, as: UTF8.self).trimmed
  }
}

extension [UInt8] {
  /// The last of these comments that stand right before an entry, each on the line before the next thing or on its line.
  fileprivate func leading(_ comments: ArraySlice<Range<Int>>, of start: Int) -> ArraySlice<Range<Int>> {
    var start = start
    return comments.suffix { comment in
      defer { start = comment.lowerBound }
      return self[comment.upperBound..<start].lineBreaks < 2
    }
  }

  /// The first of these comments that stand on the line that an entry ends on; not those that another entry follows there.
  fileprivate func trailing(
    _ comments: ArraySlice<Range<Int>>, of end: Int, before next: Int?
  ) -> ArraySlice<Range<Int>> {
    var last = end
    let onLine = comments.prefix { comment in
      defer { last = comment.upperBound }
      return self[last..<comment.lowerBound].lineBreaks == 0
    }
    guard let final = onLine.last, let next else { return onLine }
    return self[final.upperBound..<next].lineBreaks == 0 ? onLine.prefix(0) : onLine
  }
}

extension ArraySlice<Range<Int>> {
  /// Takes off the first elements for which a condition holds.
  fileprivate mutating func takeFirst(while isTaken: (Range<Int>) -> Bool) -> Self {
    let taken = prefix(while: isTaken)
    removeFirst(taken.count)
    return taken
  }

  fileprivate func suffix(while isTaken: (Range<Int>) -> Bool) -> Self {
    self[(lastIndex { !isTaken($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}

extension ArraySlice<UInt8> {
  /// How many lines end in it: at LF, CR or CRLF.
  var lineBreaks: Int {
    var count = 0
    var isAfterReturn = false
    for byte in self {
      if byte == UInt8(ascii: "\r") || (byte == UInt8(ascii: "\n") && !isAfterReturn) { count += 1 }
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
    return count
  }
}
