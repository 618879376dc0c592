/// How often a text has the marks of Markdown links and of inflection.
struct MarkupMarks {
  /// `^[`, each of which an inflection begins with.
  private(set) var openInflections = 0
  /// `](inflect: …)` and other attributes behind a `^[`.
  private(set) var closedInflections = 0
  /// `[text](address)`.
  private(set) var links = 0

  init(_ text: String) {
    var open: [Bool] = []
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "[") {
        let isInflection = index > 0 && bytes[index - 1] == UInt8(ascii: "^")
        open.append(isInflection)
        if isInflection { openInflections += 1 }
      } else if byte == UInt8(ascii: "]"), let isInflection = open.popLast() {
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "("), bytes[(index + 1)...].contains(41) else {
          continue
        }
        if isInflection { closedInflections += 1 } else { links += 1 }
      }
    }
  }
}
