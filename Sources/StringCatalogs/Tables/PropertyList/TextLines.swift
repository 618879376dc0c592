package import PositionedJSON

/// Where the lines of a text begin, to turn offsets into places.
package struct TextLines: Sendable {
  /// Offsets of the first byte of each line, ascending; lines end at LF, CR or CRLF.
  private let starts: [Int]

  package init(_ text: [UInt8]) {
    var starts = [0]
    for offset in text.indices {
      let byte = text[offset]
      let isReturn = byte == UInt8(ascii: "\r") && !(offset + 1 < text.count && text[offset + 1] == UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isReturn { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The place of a byte; an offset past the end is a place past the end.
  package func position(of offset: Int) -> JSONPosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return JSONPosition(line: low + 1, column: offset - starts[low] + 1, offset: offset)
  }
}

extension JSONPosition {
  static let start = JSONPosition(line: 1, column: 1, offset: 0)
}
