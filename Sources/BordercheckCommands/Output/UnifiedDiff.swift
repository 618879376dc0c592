/// The difference between two texts in the form that `git apply` and `patch` read.
struct UnifiedDiff {
  /// Lines around a change that did not change.
  private static let context = 3

  private struct Line {
    var mark: Character
    var text: Substring
    var isLast = false
  }

  private let path: String
  private let lines: [Line]

  /// - Parameter path: as both sides call the file.
  init(_ before: [UInt8], _ after: [UInt8], path: String) {
    self.path = path
    lines = Self.lines(Self.split(before), Self.split(after))
  }

  /// Empty where nothing differs; ends with a line end otherwise. Bytes that are no UTF-8 are replaced.
  var text: String {
    let hunks = hunks
    if hunks.isEmpty { return "" }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks.map(hunk).joined()
  }

  // MARK: - Lines

  /// With their line ends; only the last may have none.
  private static func split(_ bytes: [UInt8]) -> [Substring] {
    var lines: [Substring] = []
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while !rest.isEmpty {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")).map { rest.utf8.index(after: $0) } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func lines(_ before: [Substring], _ after: [Substring]) -> [Line] {
    let difference = after.difference(from: before) { $0.utf8.elementsEqual($1.utf8) }
    let removed = Set(difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
    let inserted = Set(difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if old < before.count, removed.contains(old) {
        lines.append(Line(mark: "-", text: before[old], isLast: old == before.count - 1))
        old += 1
      } else if new < after.count, inserted.contains(new) {
        lines.append(Line(mark: "+", text: after[new], isLast: new == after.count - 1))
        new += 1
      } else {
        lines.append(Line(mark: " ", text: before[old], isLast: old == before.count - 1))
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }

  // MARK: - Hunks

  /// Ranges of lines with a change in them and what is around it; those that meet are one.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func hunk(_ range: Range<Int>) -> String {
    let old = place(range, without: "+")
    let new = place(range, without: "-")
    let body = lines[range].map { line in
      let ending = line.isLast && line.text.utf8.last != UInt8(ascii: "\n") ? "\n\\ No newline at end of file\n" : ""
      return "\(line.mark)\(line.text)\(ending)"
    }
    return "@@ -\(old) +\(new) @@\n" + body.joined()
  }

  /// First line and count on one side; of none, the line before.
  private func place(_ range: Range<Int>, without mark: Character) -> String {
    let before = lines[..<range.lowerBound].count { $0.mark != mark }
    let count = lines[range].count { $0.mark != mark }
    return "\(count == 0 ? before : before + 1),\(count)"
  }
}
