/// Terminal colours, or none.
package struct TextStyle: Sendable, Hashable {
  /// What a colour stands for; a glyph and a word always say it too.
  package enum Tone: String, Sendable {
    case strong = "1"
    case faint = "2"
    case bad = "31"
    case good = "32"
    case careful = "33"
    case unknown = "35"
  }

  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  package func callAsFunction(_ text: String, _ tone: Tone) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text and blanks up to that many columns.
  package func filled(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - DisplayWidth.of(self)))
  }

  /// Lines of at most `columns`, broken at blanks; every line but the first is indented.
  ///
  /// A line that would begin with `::`, which is a command to the log reader of GitHub's runner, has another spelling of it.
  package func lines(within columns: Int, indent: Int = 0) -> [String] {
    let blank = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      let next = DisplayWidth.of(word)
      if !line.isEmpty, width + 1 + next > columns {
        lines.append(line)
        let start = word.hasPrefix("::") ? ":\\u{3A}" + word.dropFirst(2) : word
        line = blank + start
        width = indent + DisplayWidth.of(start)
      } else {
        width += next + (line.isEmpty ? 0 : 1)
        line += line.isEmpty ? word : " \(word)"
      }
    }
    return lines + [line]
  }
}
