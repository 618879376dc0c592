/// Keys, comments and quotes in a line of YAML.
enum YAMLScalars {
  /// A line up to ` #` outside of quotes, without blanks at its end.
  static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "#", previous == " " {
        return trimmed(line[..<index])
      } else if "\"'".contains(character), " [{,:".contains(previous) {
        quote = character
      }
      previous = character
    }
    return trimmed(line)
  }

  /// The key that a line begins with, and what follows its colon; nil where it has none.
  static func key(of line: Substring) -> (key: String, rest: Substring)? {
    guard let first = line.first, !"[{|>&*!#".contains(first) else { return nil }
    if first == "\"" || first == "'" {
      guard let end = line.dropFirst().firstIndex(of: first) else { return nil }
      let after = line[line.index(after: end)...].drop { $0 == " " }
      guard after.first == ":" else { return nil }
      return (String(line[line.index(after: line.startIndex)..<end]), after.dropFirst().drop { $0 == " " })
    }
    var index = line.startIndex
    while let colon = line[index...].firstIndex(of: ":") {
      let after = line.index(after: colon)
      if after == line.endIndex || line[after] == " " {
        return (String(trimmed(line[..<colon])), line[after...].drop { $0 == " " })
      }
      index = after
    }
    return nil
  }

  static func scalar(_ text: String) -> YAMLValue {
    if text == "~" || text == "null" { return .null }
    if text.count >= 2, text.first == "'", text.last == "'" {
      return .text(String(text.dropFirst().dropLast().replacing("''", with: "'")), isPlain: false)
    }
    if text.count >= 2, text.first == "\"", text.last == "\"" {
      let inner = String(text.dropFirst().dropLast())
      return .text(
        inner.replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing("\\\\", with: "\\"), isPlain: false)
    }
    return .text(text, isPlain: true)
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
