/// A number written in characters that nobody sees: invisible mathematical operators, which no interface text uses.
enum FormatMark {
  private static let delimiter: Unicode.Scalar = "\u{2063}"
  private static let digits: [Unicode.Scalar] = ["\u{2061}", "\u{2062}", "\u{2064}"]

  /// The delimiter, the number in base 3 with its lowest digit first, the delimiter.
  static func text(of index: Int) -> String {
    var text = String.UnicodeScalarView([delimiter])
    var rest = index
    repeat {
      text.append(digits[rest % digits.count])
      rest /= digits.count
    } while rest > 0
    text.append(delimiter)
    return String(text)
  }

  /// The number at the end of a text that has one mark and has it there.
  static func index(in text: String) -> Int? {
    // The delimiter ends in 0xA3; a look at one byte spares most texts the rest.
    guard text.utf8.last == 0xA3, text.unicodeScalars.last == delimiter else { return nil }
    let scalars = text.unicodeScalars.dropLast()
    guard let start = scalars.lastIndex(of: delimiter), scalars.firstIndex(of: delimiter) == start else { return nil }
    var index = 0
    for scalar in scalars[scalars.index(after: start)...].reversed() {
      guard let digit = digits.firstIndex(of: scalar), index < 1 << 40 else { return nil }
      index = index * digits.count + digit
    }
    return index
  }

  /// The text without marks.
  static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(delimiter) else { return text }
    var isInside = false
    let kept = text.unicodeScalars.filter { scalar in
      if scalar == delimiter { isInside.toggle() }
      return scalar != delimiter && !(isInside && digits.contains(scalar))
    }
    return String(String.UnicodeScalarView(kept))
  }
}
