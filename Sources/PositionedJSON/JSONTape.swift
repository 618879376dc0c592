/// What one pass over a text leaves behind: the bytes, the records, and where lines begin.
///
/// Shared by all nodes, never changed.
final class JSONTape: Sendable {
  let bytes: [UInt8]
  let tokens: [JSONToken]
  /// Offsets of the first byte of each line, ascending; the first is behind a byte order mark.
  let lineStarts: [UInt32]

  init(bytes: [UInt8], tokens: [JSONToken], lineStarts: [UInt32]) {
    self.bytes = bytes
    self.tokens = tokens
    self.lineStarts = lineStarts
  }

  func position(of offset: Int) -> JSONPosition { JSONPosition(offset: offset, lineStarts: lineStarts) }

  /// The bytes between the quotes, escapes as they stand.
  func contents(of index: Int) -> ArraySlice<UInt8> {
    let token = tokens[index]
    return bytes[Int(token.start) + 1..<Int(token.end) - 1]
  }

  /// The text of a string or key, escapes resolved.
  func text(of index: Int) -> String {
    tokens[index].isEscaped
      ? JSONEscapes.decoded(contents(of: index)) : String(decoding: contents(of: index), as: UTF8.self)
  }

  /// True if the string at `index` reads `text`, compared by code points.
  func isText(at index: Int, _ text: String) -> Bool {
    guard tokens[index].isEscaped else { return contents(of: index).elementsEqual(text.utf8) }
    return self.text(of: index).utf8.elementsEqual(text.utf8)
  }
}

extension JSONPosition {
  /// Finds the line of `offset` by bisection.
  init(offset: Int, lineStarts: [UInt32]) {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts.isEmpty ? 0 : Int(lineStarts[low])
    self.init(line: low + 1, column: max(0, offset - start) + 1, offset: offset)
  }
}
