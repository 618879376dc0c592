/// Cuts a text that comes in pieces into its lines.
struct LineCutter {
  /// What came behind the last line feed.
  private(set) var rest: [UInt8] = []
  /// How many lines were cut off.
  private(set) var count = 0

  /// Hands on each line that ends in this piece, without its line feed, and its number, counted from 0.
  mutating func cut<Failure: Error>(
    _ piece: Span<UInt8>, line: (_ bytes: [UInt8], _ number: Int) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    while let end = Self.lineFeed(in: piece, from: start) {
      rest.append(contentsOf: piece, start..<end)
      count += 1
      try line(rest, count - 1)
      rest.removeAll(keepingCapacity: true)
      start = end + 1
    }
    rest.append(contentsOf: piece, start..<piece.count)
  }

  private static func lineFeed(in piece: Span<UInt8>, from start: Int) -> Int? {
    piece.withUnsafeBufferPointer { bytes in bytes[start...].firstIndex(of: UInt8(ascii: "\n")) }
  }
}

extension [UInt8] {
  fileprivate mutating func append(contentsOf bytes: Span<UInt8>, _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0[range]) }
  }
}
