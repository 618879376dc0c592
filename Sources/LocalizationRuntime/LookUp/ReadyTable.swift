internal import Synchronization

/// A table that was found, with each entry prepared for the formatter when it is first asked for.
final class ReadyTable: Sendable {
  let table: ResolvedTable
  private let entries = Mutex<[String: ReadyEntry]>([:])

  init(_ table: ResolvedTable) { self.table = table }

  /// The entry of `key`; nil where the table has none.
  func entry(_ key: String) -> ReadyEntry? {
    if let known = entries.withLock({ $0[key] }) { return known }
    guard let made = table.hit(key).map(ReadyEntry.init) else { return nil }
    entries.withLock { $0[key] = made }
    return made
  }
}
