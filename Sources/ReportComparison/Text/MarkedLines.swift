internal import Reports

/// A text with marks around what changed, folded into lines.
struct MarkedLines: Sendable {
  /// What stands around a changed piece: brackets, or a colour.
  enum Marks: Sendable {
    case old
    case new

    fileprivate var brackets: (open: String, close: String) { self == .old ? ("[-", "-]") : ("{+", "+}") }
    fileprivate var tone: TextStyle.Tone { self == .old ? .bad : .good }
  }

  struct Line: Sendable, Hashable {
    var text: String
    /// Columns, which colours take none of.
    var width: Int
  }

  private struct Cell {
    var character: Character
    var isChanged: Bool
  }

  let style: TextStyle
  let marks: Marks

  /// Lines of at most `columns`, broken after a blank where there is one; brackets are closed and opened again there.
  func lines(of pieces: [WordDifference.Piece], within columns: Int) -> [Line] {
    var rest = pieces.flatMap { piece in piece.text.map { Cell(character: $0, isChanged: piece.isChanged) } }[...]
    var lines: [Line] = []
    repeat {
      let count = self.count(of: rest, within: max(columns, 8))
      lines.append(line(rest.prefix(count)))
      rest = rest.dropFirst(count)
    } while !rest.isEmpty
    return lines
  }

  /// How many characters fit into a line; at least one.
  private func count(of cells: ArraySlice<Cell>, within columns: Int) -> Int {
    var (width, count, afterBlank) = (0, 0, 0)
    var isOpen = false
    for cell in cells {
      if cell.isChanged, !isOpen, !style.isColored { width += 4 }
      isOpen = cell.isChanged
      width += DisplayWidth.of(cell.character)
      if width > columns { return afterBlank > 0 ? afterBlank : max(1, count) }
      count += 1
      if cell.character == " " { afterBlank = count }
    }
    return count
  }

  private func line(_ cells: ArraySlice<Cell>) -> Line {
    var line = Line(text: "", width: 0)
    var rest = cells
    while let first = rest.first {
      let run = rest.prefix { $0.isChanged == first.isChanged }
      let text = String(run.map(\.character))
      let bracketed = marks.brackets.open + text + marks.brackets.close
      let isBracketed = first.isChanged && !style.isColored
      line.text += isBracketed ? bracketed : first.isChanged ? style(text, marks.tone) : text
      line.width += DisplayWidth.of(isBracketed ? bracketed : text)
      rest = rest.dropFirst(run.count)
    }
    line.text = VisibleText.isolated(line.text)
    return line
  }
}
