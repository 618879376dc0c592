internal import Synchronization

/// Remembers what a pure function of an integer gave, in a table of fixed size where a value takes an older one's place.
///
/// A `Memo` of integers would do, but for the reason that `MemoKey` gives.
final class NumberMemo<Value: Sendable>: Sendable {
  /// Both empty until there is something to remember, else of `size`.
  private struct Table {
    var keys: [Int] = []
    var values: [Value?] = []
  }

  private let table = Mutex(Table())

  /// The remembered value for `key`, else what `make` gives; two threads may both make it.
  func value(for key: Int, make: (Int) -> Value) -> Value {
    let slot = Self.slot(of: key)
    if let known = table.withLock({ $0.keys.isEmpty || $0.keys[slot] != key ? nil : $0.values[slot] }) { return known }
    let made = make(key)
    table.withLock { table in
      if table.keys.isEmpty {
        table = Table(keys: Array(repeating: 0, count: Self.size), values: Array(repeating: nil, count: Self.size))
      }
      table.keys[slot] = key
      table.values[slot] = made
    }
    return made
  }

  /// A power of two.
  private static var size: Int { 256 }

  /// The highest bits of a product, in which every bit of the key has a part: 2^64 divided by the golden ratio.
  private static func slot(of key: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(bitPattern: Int64(key)) &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}
