extension String {
  /// Lines of at most `columns` characters, broken at blanks; a longer word stands alone on its line.
  func wrapped(to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= columns {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + (line.isEmpty ? [] : [line])
  }

  /// The text followed by blanks up to `columns` characters.
  func padded(to columns: Int) -> String { self + String(repeating: " ", count: max(0, columns - count)) }
}
