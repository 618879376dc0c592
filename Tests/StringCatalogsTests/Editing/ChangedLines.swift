/// The lines in which two texts differ: what is left when their common first and last lines are taken away.
struct ChangedLines {
  let removed: [String]
  let added: [String]

  init(from old: [UInt8], to new: [UInt8]) {
    var before = Self.lines(old)[...]
    var after = Self.lines(new)[...]
    while let first = before.first, first == after.first {
      before.removeFirst()
      after.removeFirst()
    }
    while let last = before.last, last == after.last {
      before.removeLast()
      after.removeLast()
    }
    removed = Array(before)
    added = Array(after)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
