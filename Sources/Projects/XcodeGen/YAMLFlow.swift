/// `[a, b]` and `{ key: value }`.
struct YAMLFlow {
  private let characters: [Character]
  private var index = 0
  private let line: Int

  static func value(_ text: String, line: Int) throws(YAMLReader.Failure) -> YAMLValue {
    var flow = YAMLFlow(characters: Array(text), line: line)
    return try flow.value(depth: 0)
  }

  private init(characters: [Character], line: Int) {
    self.characters = characters
    self.line = line
  }

  /// Whether every bracket outside of quotes is closed.
  static func isBalanced(_ text: String) -> Bool {
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if "\"'".contains(character) {
        quote = character
      } else if "[{".contains(character) {
        depth += 1
      } else if "]}".contains(character) {
        depth -= 1
      }
    }
    return depth <= 0
  }

  private mutating func value(depth: Int) throws(YAMLReader.Failure) -> YAMLValue {
    guard depth < 64 else { throw YAMLReader.Failure(line: line, message: "it is nested too deep") }
    skipBlanks()
    switch current {
    case "[":
      var items: [YAMLValue] = []
      try each(until: "]") { (flow: inout YAMLFlow) throws(YAMLReader.Failure) in
        items.append(try flow.value(depth: depth + 1))
      }
      return .list(items)
    case "{":
      var entries: [YAMLValue.Entry] = []
      try each(until: "}") { (flow: inout YAMLFlow) throws(YAMLReader.Failure) in
        let key = flow.scalar(endingAt: ":,}").text ?? ""
        var value = YAMLValue.null
        if flow.current == ":" {
          flow.index += 1
          value = try flow.value(depth: depth + 1)
        }
        entries.append(YAMLValue.Entry(key: key, value: value, line: flow.line))
      }
      return .map(entries)
    case "*", "&": throw YAMLReader.Failure(line: line, message: "anchors between brackets are not read")
    default: return scalar(endingAt: ",]}")
    }
  }

  private mutating func each(
    until end: Character, _ read: (inout YAMLFlow) throws(YAMLReader.Failure) -> Void
  ) throws(YAMLReader.Failure) {
    index += 1
    skipBlanks()
    while let character = current, character != end {
      let start = index
      try read(&self)
      skipBlanks()
      guard index > start else { break }
      if current == "," { index += 1 }
      skipBlanks()
      guard current != nil else { break }
    }
    guard current == end else { throw YAMLReader.Failure(line: line, message: "a bracket is not closed") }
    index += 1
  }

  private mutating func scalar(endingAt ends: String) -> YAMLValue {
    skipBlanks()
    var text = ""
    if let quote = current, "\"'".contains(quote) {
      text.append(quote)
      index += 1
      while let character = current {
        text.append(character)
        index += 1
        if character == quote { break }
      }
      skipBlanks()
    }
    while let character = current, !ends.contains(character) || character == ":" && !isEndOfKey {
      text.append(character)
      index += 1
    }
    return YAMLScalars.scalar(String(YAMLScalars.trimmed(Substring(text))))
  }

  /// A colon before anything but a blank is part of a word: `https://…`.
  private var isEndOfKey: Bool { index + 1 >= characters.count || " ,]}[{\"'".contains(characters[index + 1]) }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  private mutating func skipBlanks() {
    while let character = current, character.isWhitespace { index += 1 }
  }
}
