/// Gathers bytes until there are enough of them to be worth handing on.
package struct PieceWriter {
  private var bytes: [UInt8] = []

  package init() { bytes.reserveCapacity(Self.size * 2) }

  package mutating func append(_ text: String) { bytes += text.utf8 }

  package mutating func append(_ more: Span<UInt8>) { bytes.append(contentsOf: more) }

  /// Hands on what was gathered, if it is enough or nothing follows it.
  package mutating func handOn<Failure: Error>(
    to sink: (Span<UInt8>) throws(Failure) -> Void, isLast: Bool = false
  ) throws(Failure) {
    guard bytes.count >= Self.size || (isLast && !bytes.isEmpty) else { return }
    try sink(bytes.span)
    bytes.removeAll(keepingCapacity: true)
  }

  private static let size = 1 << 17
}

extension [UInt8] {
  package mutating func append(contentsOf bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}
