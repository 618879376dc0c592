internal import Synchronization

/// Remembers what a pure function gave, for any number of threads.
///
/// It forgets everything when it holds `limit` values, so hostile input cannot make it grow without bound.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])
  private let limit: Int

  package init(limit: Int = 16_384) { self.limit = limit }

  /// The remembered value for `key`, else what `make` gives; two threads may both make it.
  package func value(for key: Key, make: (Key) -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = make(key)
    values.withLock { values in
      if values.count >= limit { values.removeAll(keepingCapacity: true) }
      values[key] = made
    }
    return made
  }
}
