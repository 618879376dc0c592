internal import Findings
internal import HostEvidence
internal import PositionedJSON

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Records as lines of JSON, one after the other in one buffer, so that hundreds of thousands of them sort by bytes.
struct RecordLines {
  private(set) var bytes: [UInt8] = []
  /// Where each line lies in the buffer, without a line end.
  private(set) var ranges: [Range<Int>] = []

  mutating func add(_ record: Finding) { add(record.append) }
  mutating func add(_ record: CellRecord) { add(record.append) }
  mutating func add(_ record: ChoiceRecord) { add(record.append) }
  mutating func add(_ record: ObservationRecord) { add(record.append) }

  private mutating func add(_ append: (inout JSONLine) -> Void) {
    var line = JSONLine()
    append(&line)
    let start = bytes.count
    bytes += line.bytes
    ranges.append(start..<bytes.count)
  }

  /// The lines ascending by their bytes, as `LC_ALL=C sort` has them.
  func sorted() -> [Range<Int>] {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return ranges }
      return ranges.sorted { left, right in
        let shared = min(left.count, right.count)
        let order = memcmp(start + left.lowerBound, start + right.lowerBound, shared)
        return order == 0 ? left.count < right.count : order < 0
      }
    }
  }
}
