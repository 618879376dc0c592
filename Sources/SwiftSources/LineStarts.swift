/// Where the lines of a file begin. A line ends with a line feed, a carriage return, or both.
package struct LineStarts: Sendable {
  private var offsets = [0]

  package init(of bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() {
      let isEnd = byte == UInt8(ascii: "\n")
      let isLoneReturn =
        byte == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if isEnd || isLoneReturn { offsets.append(index + 1) }
    }
  }

  /// Line and column of the byte at `offset`, both 1-based, the column in bytes.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = offsets.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - offsets[low] + 1)
  }

  /// The offset of a place as `place(of:)` gives it, in a file of `count` bytes; nil where there is no such place.
  package func offset(line: Int, column: Int, in count: Int) -> Int? {
    guard line > 0, line <= offsets.count, column > 0 else { return nil }
    let offset = offsets[line - 1] + column - 1
    return offset < (line < offsets.count ? offsets[line] : count + 1) ? offset : nil
  }
}
