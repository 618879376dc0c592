internal import PositionedJSON

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Records as lines of JSON, one after the other in one buffer, so that thousands of them sort by bytes.
struct RecordLines {
  private var lines = JSONLine()
  /// Where each line lies in the buffer, without a line end.
  private var ranges: [Range<Int>] = []

  mutating func add(_ append: (inout JSONLine) -> Void) {
    let start = lines.bytes.count
    append(&lines)
    lines.startNext()
    ranges.append(start..<lines.bytes.count)
  }

  mutating func removeAll() {
    lines.removeAll()
    ranges.removeAll(keepingCapacity: true)
  }

  /// Hands on the lines ascending by their bytes, as `LC_ALL=C sort` has them.
  mutating func forEachSorted<Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    sort()
    let bytes = lines.bytes.span
    for range in ranges { try body(bytes.extracting(range)) }
  }

  private mutating func sort() {
    var ranges = ranges
    lines.bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      ranges.sort { left, right in
        let order = memcmp(start + left.lowerBound, start + right.lowerBound, min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
      }
    }
    self.ranges = ranges
  }
}
