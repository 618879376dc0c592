/// One change of a text: the bytes of a range are replaced by others.
package struct JSONSplice: Sendable, Hashable {
  /// Offsets into the document's UTF-8 bytes.
  package var range: Range<Int>
  package var replacement: [UInt8]

  package init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

extension JSONDocument {
  /// The UTF-8 text with changes made, in any order; ranges must not overlap.
  package func text(applying splices: [JSONSplice]) -> [UInt8] { bytes.applying(splices) }
}

extension [UInt8] {
  /// The text with changes made, in any order; ranges must not overlap, and of two at one place the empty one is first.
  package func applying(_ splices: [JSONSplice]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count + splices.reduce(0) { $0 + $1.replacement.count })
    var copied = 0
    for splice in splices.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      result += self[copied..<Swift.max(copied, splice.range.lowerBound)]
      result += splice.replacement
      copied = Swift.max(copied, splice.range.upperBound)
    }
    return result + self[copied...]
  }
}
