/// A file with the edits of a plan.
struct EditedText {
  let bytes: [UInt8]

  /// - Parameters:
  ///   - before: the file; nil where there is none.
  ///   - edits: all of one file.
  /// - Throws: `unfit` where lines are not as the plan has them.
  init(_ before: [UInt8]?, _ edits: [PlannedEdit], file: String) throws(MigrationError) {
    guard let before else {
      guard edits.allSatisfy(\.isNewFile) else { throw .unfit(["\(file) is not there; plan again"]) }
      let lines = Self.fromTheEnd(edits).reversed().flatMap(\.becomes)
      bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
      return
    }
    guard !edits.contains(where: \.isNewFile) else {
      throw .unfit(["\(file) is there already; the plan would make it: take it away, or plan again"])
    }
    guard String(validating: before, as: UTF8.self) != nil else {
      throw .unfit([
        "\(file) is no text in UTF-8, so that its lines cannot be changed; mend it first, or leave its edits"
      ])
    }
    var lines = LineEdits.lines(before)
    var end = lines.count
    for edit in Self.fromTheEnd(edits) {
      let start = edit.line - 1
      guard start >= 0, start <= end, edit.was.count <= end - start,
        zip(lines[start..<start + edit.was.count], edit.was).allSatisfy({ $0.utf8.elementsEqual($1.utf8) })
      else {
        throw .unfit(["\(file):\(edit.line): the lines are not those of the plan, or two edits touch them; plan again"])
      }
      lines.replaceSubrange(start..<start + edit.was.count, with: edit.becomes)
      end = start
    }
    bytes = Array(lines.joined(separator: "\n").utf8)
  }

  /// The last first; of one line what changes it, then what is put in before it, the last of that first too.
  private static func fromTheEnd(_ edits: [PlannedEdit]) -> [PlannedEdit] {
    edits.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      return (first.line, first.was.isEmpty ? 0 : 1, left.offset) > (
        second.line, second.was.isEmpty ? 0 : 1, right.offset
      )
    }.map(\.element)
  }
}
