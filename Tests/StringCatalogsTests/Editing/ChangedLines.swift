import Foundation

/// The lines in which two texts differ: what is left when their common first and last lines are taken away.
struct ChangedLines {
  let removed: [String]
  let added: [String]

  init(from old: [UInt8], to new: [UInt8]) {
    let (before, after) = (Data(old), Data(new))
    let limit = min(before.count, after.count)
    let head = Self.largest(in: limit) { before.prefix($0) == after.prefix($0) }
    let tail = Self.largest(in: limit - head) { before.suffix($0) == after.suffix($0) }
    let start = before.prefix(head).lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    removed = Self.lines(old, from: start, to: before.count - tail)
    added = Self.lines(new, from: start, to: after.count - tail)
  }

  /// The largest number up to `limit` for which a condition holds that holds for all smaller ones.
  private static func largest(in limit: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, limit)
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The lines from `start` on to the line of `end`, none if `end` is at its beginning.
  private static func lines(_ bytes: [UInt8], from start: Int, to end: Int) -> [String] {
    guard end > start else { return [] }
    let rest = bytes[end...]
    let stop = bytes[end - 1] == UInt8(ascii: "\n") ? end : rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return String(decoding: bytes[start..<stop], as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
