import PositionedJSON

/// The changes that an editor makes of a table's text.
extension LegacyTable {
  /// The table, with an empty dictionary where a `.stringsdict` has no text yet.
  func withRoot() throws(TableEditError) -> LegacyTable {
    guard isStringsDict, !isXML else { return self }
    guard text.allSatisfy(\.isSpace) else { throw .noXML }
    return try LegacyTable(XMLPropertyListWriter.document(.dictionary([:])), isStringsDict: true)
  }

  /// Why the file cannot have an entry; nil where it can.
  func mismatch(_ entry: LegacyEntry) -> TableEditError? {
    if entry.value.string != nil || (isStringsDict && entry.value.members != nil) { return nil }
    return .wrongValue(key: entry.key, expected: isStringsDict ? "a string or a dictionary" : "a string")
  }

  /// For each key the index of its entry; nil where there is none.
  ///
  /// - Throws: these mistakes and all others.
  func indexes(of keys: [String], mismatched: [TableEditError]) throws(TableEditError) -> [Int?] {
    if let openComment { throw .openComment(position(of: openComment)) }
    var errors = mismatched
    // By their bytes: two spellings of a letter are two keys.
    var numbers: [[UInt8]: Int] = [:]
    for (number, key) in keys.enumerated() where numbers.updateValue(number, forKey: Array(key.utf8)) != nil {
      errors.append(.repeated(key: key))
    }
    var indexes: [Int?] = Array(repeating: nil, count: keys.count)
    for (index, entry) in entries.enumerated() {
      guard let number = numbers[Array(entry.key.utf8)] else { continue }
      if indexes[number] != nil {
        errors.append(.ambiguous(key: entry.key, position(of: entryItems[index].entry?.key.lowerBound ?? 0)))
      }
      indexes[number] = index
    }
    if let error = TableEditError(all: errors) { throw error }
    return indexes
  }

  /// Whether an entry begins on the line that the entry before it ends on.
  func sharesLine(_ index: Int) -> Bool {
    index > 0 && lineBreaks(from: entryItems[index - 1], to: entryItems[index]) == 0
  }

  private func lineBreaks(from item: TableItem, to next: TableItem) -> Int {
    text[item.range.upperBound..<next.range.lowerBound].lineBreaks
  }

  // MARK: - Replacing

  /// The changes that write what is different of an entry, value and comment each for itself.
  func replacing(_ index: Int, by entry: LegacyEntry, _ writer: TableEntryWriter) -> [JSONSplice] {
    let item = entryItems[index]
    guard let span = item.entry else { return [] }
    var splices: [JSONSplice] = []
    if !entries[index].value.isSame(as: entry.value) {
      let value = writer.value(entry.value)
      let ofItself = Array(writer.layout.assignment.utf8) + value
      splices.append(
        span.value.map { JSONSplice($0, value) } ?? JSONSplice(span.key.upperBound..<span.key.upperBound, ofItself))
    }
    let comments = (entries[index].comment ?? "", entry.comment ?? "")
    if !comments.0.utf8.elementsEqual(comments.1.utf8) {
      let comment = writer.comment(entry.comment, isInline: sharesLine(index))
      splices.append(JSONSplice(item.range.lowerBound..<span.key.lowerBound, comment))
      if !item.trailing.isEmpty { splices.append(JSONSplice(span.end..<item.range.upperBound, [])) }
    }
    return splices
  }

  // MARK: - Removing

  /// The changes that take entries out, each run of neighbours with what is between it and the next thing, so that this
  /// takes its place; or with what is before it, where it ends a line that another entry begins, or no entry stays behind.
  func removals(of indexes: Set<Int>) -> [JSONSplice] {
    var runs: [Range<Int>] = []
    var (number, lastKept) = (0, -1)
    for (place, item) in items.enumerated() where item.entry != nil {
      if !indexes.contains(number) {
        lastKept = place
      } else if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
      number += 1
    }
    return runs.map { removal(of: $0, isBeforeEntries: $0.upperBound <= lastKept) }
  }

  private func removal(of run: Range<Int>, isBeforeEntries: Bool) -> JSONSplice {
    let (first, last) = (items[run.lowerBound], items[run.upperBound - 1])
    let before = run.lowerBound > 0 ? items[run.lowerBound - 1] : nil
    let start = before?.range.upperBound ?? body.lowerBound
    guard isBeforeEntries else {
      // The bracket of the root must not come to stand in a comment that ends with its line.
      let isLast = text[last.range.upperBound..<body.upperBound].lineBreaks == 0 && body.upperBound < text.count
      let isOpen = isLast && (before.map(endsWithLine) ?? false)
      return JSONSplice((isOpen ? first.range.lowerBound : start)..<last.range.upperBound, [])
    }
    let next = items[run.upperBound]
    let endsLine = before.map { lineBreaks(from: $0, to: first) == 0 && lineBreaks(from: last, to: next) > 0 } ?? false
    return endsLine
      ? JSONSplice(start..<last.range.upperBound, [])
      : JSONSplice(first.range.lowerBound..<next.range.lowerBound, [])
  }

  /// Whether the last thing of an item is a comment that goes on to the end of its line.
  private func endsWithLine(_ item: TableItem) -> Bool {
    let comment = item.entry == nil ? item.range : item.trailing.last
    return comment.map { text[$0].starts(with: "//".utf8) } ?? false
  }
}
