extension VisibleText {
  /// Nothing left out: lines of at most `columns`, broken after a blank where there is one, else anywhere; every line
  /// but the first is indented.
  package func lines(within columns: Int, indent: Int = 0) -> [String] {
    let blank = String(repeating: " ", count: indent)
    var lines: [String] = []
    var rest = Array(plain)[...]
    while true {
      let room = columns - (lines.isEmpty ? 0 : indent)
      let line = rest.prefix(Self.count(of: rest, within: room))
      rest = rest.dropFirst(line.count)
      lines.append((lines.isEmpty ? "" : blank) + Self.isolated(String(line)))
      if rest.isEmpty { return lines }
    }
  }

  /// How many characters the next line takes; at least one.
  private static func count(of characters: ArraySlice<Character>, within columns: Int) -> Int {
    var width = 0
    var count = 0
    var afterBlank = 0
    for character in characters {
      width += DisplayWidth.of(character)
      if width > columns { return afterBlank > 0 ? afterBlank : max(1, count) }
      count += 1
      if character == " " { afterBlank = count }
    }
    return count
  }
}
