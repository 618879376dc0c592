/// A file with the edits of a plan.
struct EditedText {
  let bytes: [UInt8]

  /// - Parameters:
  ///   - before: the file; nil where there is none.
  ///   - edits: all of one file.
  /// - Throws: `unfit` where lines are not as the plan has them.
  init(_ before: [UInt8]?, _ edits: [PlannedEdit], file: String) throws(MigrationError) {
    guard let before else {
      guard edits.count == 1, edits[0].isNewFile else { throw .unfit(["\(file) is not there; plan again"]) }
      bytes = Array((edits[0].becomes.joined(separator: "\n") + "\n").utf8)
      return
    }
    guard !edits.contains(where: \.isNewFile) else {
      throw .unfit(["\(file) is there already; the plan would make it: take it away, or plan again"])
    }
    var lines = LineEdits.lines(before)
    var end = Int.max
    for edit in edits.sorted(by: { $0.line > $1.line }) {
      let start = edit.line - 1
      guard start + edit.was.count <= min(lines.count, end),
        zip(lines[start..<start + edit.was.count], edit.was).allSatisfy({ $0.utf8.elementsEqual($1.utf8) })
      else {
        throw .unfit(["\(file):\(edit.line): the lines are not those of the plan, or two edits touch them; plan again"])
      }
      lines.replaceSubrange(start..<start + edit.was.count, with: edit.becomes)
      end = start
    }
    bytes = Array(lines.joined(separator: "\n").utf8)
  }
}
