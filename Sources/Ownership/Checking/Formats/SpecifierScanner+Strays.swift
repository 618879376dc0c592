extension SpecifierScanner {
  /// Whether what was read as a specifier is the percent sign of a number with a word behind it: "50%de", "100%fertig".
  func isProse(from start: Int) -> Bool {
    isDigit(at: start - 1) && (isLetter(at: index) || (index < bytes.count && bytes[index] >= 0x80))
      && isLetter(at: start + 1)
  }

  /// Notes the `%` at `start`, which begins no specifier, and goes on behind it.
  mutating func takeStray(from start: Int) {
    index = start + 1
    let kind: StrayPercent.Kind = isDamaged(behind: start + 1, before: start) ? .damaged : .prose
    list.strays.append(StrayPercent(kind: kind, source: excerpt(from: start)))
  }

  /// `％@` or `٪1$@`: a percent sign of another script where a specifier follows; elsewhere it is punctuation.
  mutating func takeForeignPercent(length: Int) {
    let start = index
    index += length
    guard isSpecifier(at: index) else {
      list.foreignPercents += 1
      return
    }
    list.strays.append(StrayPercent(kind: .damaged, source: excerpt(from: start)))
  }

  /// `\(name)`.
  mutating func takeInterpolation() {
    let start = index
    index += 1
    guard byte == UInt8(ascii: "("), let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) else { return }
    index = end + 1
    list.strays.append(StrayPercent(kind: .interpolation, source: text(start..<index)))
  }

  /// Whether the text behind a `%` is what is left of a specifier.
  private func isDamaged(behind start: Int, before percent: Int) -> Bool {
    guard start < bytes.count else { return false }
    let digits = bytes[start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.endIndex
    // `%#@files`, which lost its end.
    if bytes[start...].starts(with: "#@".utf8) { return true }
    // `%1$$lld`, `%1$ @`, `%$@`, `%1` and the like.
    if bytes[digits...].first == UInt8(ascii: "$") { return true }
    if digits > start { return !isDigit(at: percent - 1) && !isLetter(at: digits) }
    // `% @`, `% 1$@`: only what no prose has behind a blank.
    let behind = bytes[start...].drop { $0 == UInt8(ascii: " ") }.startIndex
    if behind > start { return isObject(at: behind) }
    // `%ل`: letters of another script right behind it; "50%の" is prose.
    return bytes[start] >= 0x80 && !isDigit(at: percent - 1) && !isSpace(at: start)
  }

  /// `@` or `1$@`, which no prose has.
  private func isObject(at start: Int) -> Bool {
    let digits = bytes[start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.endIndex
    if digits > start { return bytes[digits...].first == UInt8(ascii: "$") }
    return bytes[start...].first == UInt8(ascii: "@")
  }

  /// `@`, `1$…`, or a length and `d`, not the beginning of a word.
  private func isSpecifier(at start: Int) -> Bool {
    if isObject(at: start) { return true }
    let end = bytes[start...].drop { $0 == UInt8(ascii: "l") }.startIndex
    guard end < bytes.count, [UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u")].contains(bytes[end]) else {
      return false
    }
    return !isLetter(at: end + 1)
  }

  /// A no-break space, of which there are several.
  private func isSpace(at start: Int) -> Bool {
    bytes[start...].starts(with: [0xC2, 0xA0]) || bytes[start...].starts(with: [0xE2, 0x80])
      || bytes[start...].starts(with: [0xE3, 0x80])
  }

  /// A few characters from there on, up to a blank.
  private func excerpt(from start: Int) -> String {
    var end = min(bytes.count, start + 24)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let characters = text(start..<end).prefix(8)
    guard let first = characters.first else { return "%" }
    let tail = characters.dropFirst()
    let blanks = tail.prefix { $0 == " " }
    return String(first) + blanks + tail.dropFirst(blanks.count).prefix { !$0.isWhitespace }
  }
}
