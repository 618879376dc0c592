import CallSites
import SwiftSources

/// What became of a file, as runs of lines.
struct LineEdits {
  let edits: [PlannedEdit]

  /// - Parameter messages: the keys that the change is for.
  init(from before: [UInt8], to after: [UInt8], file: String, messages: [String] = []) {
    guard before != after else {
      edits = []
      return
    }
    let (old, new) = (Self.lines(before), Self.lines(after))
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    edits = Self.runs(old, new, removed, inserted).map { run in
      PlannedEdit(
        file: file, line: run.line + 1, was: Array(old[run.old]), becomes: Array(new[run.new]), messages: messages)
    }
  }

  /// The lines that edits of a text touch: runs that touch each other are one, lines that are only put in have none before.
  init(_ changes: [SourceEdit], of bytes: [UInt8], file: String) {
    var blocks: [(lines: Range<Int>, changes: [SourceEdit])] = []
    let starts = Self.starts(bytes)
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let lines = Self.lines(of: change, starts)
      if let last = blocks.last, lines.lowerBound < last.lines.upperBound {
        blocks[blocks.count - 1].lines = last.lines.lowerBound..<max(last.lines.upperBound, lines.upperBound)
        blocks[blocks.count - 1].changes.append(change)
      } else {
        blocks.append((lines, [change]))
      }
    }
    edits = blocks.map { Self.edit($0.lines, $0.changes, bytes, starts, file) }
  }

  private static func edit(
    _ lines: Range<Int>, _ changes: [SourceEdit], _ bytes: [UInt8], _ starts: [Int], _ file: String
  ) -> PlannedEdit {
    let start = starts[lines.lowerBound]
    let end = lines.upperBound < starts.count ? starts[lines.upperBound] - 1 : bytes.count
    guard !lines.isEmpty else {
      let text = changes.map(\.text).joined()
      return PlannedEdit(
        file: file, line: lines.lowerBound + 1, was: [], becomes: self.lines(Array(text.utf8.dropLast())))
    }
    let moved = changes.map { change in
      SourceEdit(range: change.range.lowerBound - start..<change.range.upperBound - start, text: change.text)
    }
    let before = Array(bytes[start..<end])
    let after = (try? moved.applied(to: before)) ?? before
    return PlannedEdit(file: file, line: lines.lowerBound + 1, was: self.lines(before), becomes: self.lines(after))
  }

  /// Offsets of the first bytes of all lines.
  private static func starts(_ bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// 0-based; none for whole lines that are put in before one.
  private static func lines(of change: SourceEdit, _ starts: [Int]) -> Range<Int> {
    let first = (starts.firstIndex { $0 > change.range.lowerBound } ?? starts.count) - 1
    if change.range.isEmpty, change.text.hasSuffix("\n"), starts[first] == change.range.lowerBound {
      return first..<first
    }
    let last = (starts.firstIndex { $0 > change.range.upperBound } ?? starts.count) - 1
    return first..<last + 1
  }

  /// Walks both texts at once: lines that stay stand in both.
  private static func runs(
    _ old: [String], _ new: [String], _ removed: Set<Int>, _ inserted: Set<Int>
  ) -> [(line: Int, old: Range<Int>, new: Range<Int>)] {
    var runs: [(line: Int, old: Range<Int>, new: Range<Int>)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let start = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if (left, right) != start { runs.append((start.0, start.0..<left, start.1..<right)) }
      if left < old.count { left += 1 }
      if right < new.count { right += 1 }
    }
    return runs
  }

  /// Without their ends; a text that ends with one has an empty last line.
  static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
