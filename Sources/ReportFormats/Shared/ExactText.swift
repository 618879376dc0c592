#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A text that equals another only where both have the same bytes, and sorts by them.
///
/// Swift's own strings are equal where they look the same: two keys that differ in how `é` is spelled would be one.
struct ExactText: Hashable, Comparable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: Self, right: Self) -> Bool { left.text.isIdentical(to: right.text) }

  static func < (left: Self, right: Self) -> Bool { left.text.precedes(right.text) }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
    hasher.combine(0xFF as UInt8)
  }
}

extension String {
  /// Whether the bytes are the same.
  func isIdentical(to other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let answer = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { others in Self.isSame(mine, others) } ?? nil
    }
    return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// - Parameter others: As many as `mine`.
  private static func isSame(_ mine: UnsafeBufferPointer<UInt8>, _ others: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let mine = mine.baseAddress, let start = others.baseAddress else { return true }
    return memcmp(mine, start, others.count) == 0
  }

  /// Whether the bytes come first.
  func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
