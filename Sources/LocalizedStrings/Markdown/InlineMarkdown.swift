/// The inline Markdown of a localized text: emphasis, strong emphasis, code and links; anything else stays as it is.
///
/// ```
/// text     = { strong | emphasis | code | link | escape | character }
/// strong   = "**" text "**" | "__" text "__"
/// emphasis = "*" text "*" | "_" text "_"
/// code     = "`" characters "`"                  any number of backquotes, the same on both sides
/// link     = "[" text "](" destination ")"
/// escape   = "\" punctuation
/// ```
/// A delimiter opens before a character that is no blank and closes after one; `_` does neither inside a word. What
/// does not pair is text. Blocks, images, HTML, references and bare URLs are not read. Source: CommonMark 0.31, of
/// which this is a subset; where delimiters overlap, the innermost pair counts.
struct InlineMarkdown {
  /// A stretch of text with one meaning.
  struct Run: Equatable {
    var text: String
    var isEmphasized = false
    var isStrong = false
    var isCode = false
    var link: String?
    /// Which argument the text came from; nil for the text of the table.
    var argument: Int?
  }

  private(set) var runs: [Run] = []
  private let characters: [Character]

  init(_ text: String) {
    characters = Array(text)
    read(0..<characters.count, style: Run(text: ""))
  }

  private mutating func append(_ text: some StringProtocol, _ style: Run) {
    guard !text.isEmpty else { return }
    var run = style
    run.text = ""
    if var last = runs.last {
      let appended = last.text
      last.text = ""
      if last == run {
        runs[runs.count - 1].text = appended + text
        return
      }
    }
    run.text = String(text)
    runs.append(run)
  }

  private mutating func read(_ range: Range<Int>, style: Run) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let next = readSpan(at: index, in: range, style: style) {
        index = next
      } else {
        append(String(characters[index]), style)
        index += 1
      }
    }
  }

  /// Reads what begins at `index`; nil where that is plain text.
  private mutating func readSpan(at index: Int, in range: Range<Int>, style: Run) -> Int? {
    switch characters[index] {
    case "\\": readEscape(at: index, in: range, style: style)
    case "`": readCode(at: index, in: range, style: style)
    case "*", "_": readEmphasis(at: index, in: range, style: style)
    case "[": readLink(at: index, in: range, style: style)
    case ArgumentMark.start: readArgument(at: index, in: range, style: style)
    default: nil
    }
  }

  private mutating func readEscape(at index: Int, in range: Range<Int>, style: Run) -> Int? {
    guard index + 1 < range.upperBound, Self.isPunctuation(characters[index + 1]) else { return nil }
    append(String(characters[index + 1]), style)
    return index + 2
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.asciiValue.map { (0x21...0x7E).contains($0) && !character.isLetter && !character.isNumber } ?? false
  }

  /// The text of an argument is never read as Markdown.
  private mutating func readArgument(at index: Int, in range: Range<Int>, style: Run) -> Int? {
    guard index + 1 < range.upperBound, let argument = ArgumentMark.index(characters[index + 1]),
      let end = characters[index..<range.upperBound].firstIndex(of: ArgumentMark.end)
    else { return nil }
    var run = style
    run.argument = argument
    append(String(characters[(index + 2)..<end]), run)
    return end + 1
  }
}

// MARK: - Code and links

extension InlineMarkdown {
  private func length(ofRunAt index: Int, in range: Range<Int>) -> Int {
    characters[index..<range.upperBound].prefix { $0 == characters[index] }.count
  }

  private mutating func readCode(at index: Int, in range: Range<Int>, style: Run) -> Int? {
    let count = length(ofRunAt: index, in: range)
    var end = index + count
    while end < range.upperBound {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = length(ofRunAt: end, in: range)
      if closing == count {
        appendCode((index + count)..<end, style)
        return end + count
      }
      end += closing
    }
    append(String(characters[index..<(index + count)]), style)
    return index + count
  }

  private mutating func appendCode(_ range: Range<Int>, _ style: Run) {
    var code = characters[range]
    if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = code.dropFirst().dropLast()
    }
    var run = style
    run.isCode = true
    append(ArgumentMark.removed(from: String(code)), run)
  }

  private mutating func readLink(at index: Int, in range: Range<Int>, style: Run) -> Int? {
    guard style.link == nil, let close = closingBracket(after: index, in: range),
      close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = characters[(close + 2)..<range.upperBound].firstIndex(of: ")")
    else { return nil }
    let destination = ArgumentMark.removed(from: String(characters[(close + 2)..<end]))
    guard !destination.isEmpty, !destination.contains(where: \.isWhitespace) else { return nil }
    // Inflection markup looks like a link behind a caret; it stays as it is.
    if index > range.lowerBound, characters[index - 1] == "^" { return nil }
    var run = style
    run.link = destination
    read((index + 1)..<close, style: run)
    return end + 1
  }

  private func closingBracket(after index: Int, in range: Range<Int>) -> Int? {
    var depth = 0
    var position = index
    while position < range.upperBound {
      switch characters[position] {
      case "\\": position += 1
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
      position += 1
    }
    return nil
  }
}

// MARK: - Emphasis

extension InlineMarkdown {
  private mutating func readEmphasis(at index: Int, in range: Range<Int>, style: Run) -> Int? {
    let count = length(ofRunAt: index, in: range)
    for width in [3, 2, 1] where width <= count {
      guard let end = closing(width, of: characters[index], openedAt: index, in: range) else { continue }
      append(String(repeating: characters[index], count: count - width), style)
      var run = style
      run.isStrong = run.isStrong || width >= 2
      run.isEmphasized = run.isEmphasized || width != 2
      read((index + count)..<end, style: run)
      return end + width
    }
    append(String(repeating: characters[index], count: count), style)
    return index + count
  }

  /// Where the delimiter of this width closes; nil where it does not open or nothing closes it.
  private func closing(_ width: Int, of mark: Character, openedAt index: Int, in range: Range<Int>) -> Int? {
    let inside = index + length(ofRunAt: index, in: range)
    guard inside < range.upperBound, !characters[inside].isWhitespace else { return nil }
    if mark == "_", index > range.lowerBound, Self.isWord(characters[index - 1]) { return nil }
    var position = inside
    while position < range.upperBound {
      guard let next = skipped(from: position, in: range) else { return nil }
      if next > position {
        position = next
        continue
      }
      guard characters[position] == mark else {
        position += 1
        continue
      }
      let count = length(ofRunAt: position, in: range)
      let closes =
        !characters[position - 1].isWhitespace && (mark == "*" || !isWord(after: position + count, in: range))
      if closes, count == width || (count > width && count != 2) { return position }
      position += count
    }
    return nil
  }

  /// Past an escape, code or an argument that begins here, whose characters are no delimiters.
  private func skipped(from position: Int, in range: Range<Int>) -> Int? {
    switch characters[position] {
    case "\\": return min(position + 2, range.upperBound)
    case ArgumentMark.start:
      return characters[position..<range.upperBound].firstIndex(of: ArgumentMark.end).map { $0 + 1 }
    case "`":
      let count = length(ofRunAt: position, in: range)
      var end = position + count
      while end < range.upperBound {
        if characters[end] == "`" {
          let closing = length(ofRunAt: end, in: range)
          if closing == count { return end + count }
          end += closing
        } else {
          end += 1
        }
      }
      return position + count
    default: return position
    }
  }

  private func isWord(after position: Int, in range: Range<Int>) -> Bool {
    position < range.upperBound && Self.isWord(characters[position])
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
