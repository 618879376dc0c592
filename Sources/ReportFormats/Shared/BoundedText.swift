/// Lines up to a number of bytes, and what was cut.
struct BoundedText {
  private let limit: Int
  private var lines: [String] = []
  private var size = 0
  private var cutLines = 0

  /// - Parameter limit: bytes of UTF-8, line ends included; the line that says what was cut comes on top.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a line, whole or not at all; after the first that has no room none is added.
  mutating func add(_ line: String) {
    let line = Self.cut(line, to: limit / 4)
    let bytes = line.utf8.count + 1
    guard cutLines == 0, size + bytes <= limit else {
      cutLines += 1
      return
    }
    size += bytes
    lines.append(line)
  }

  var text: String {
    let cut = cutLines == 0 ? [] : ["… and \(cutLines) more \(cutLines == 1 ? "line" : "lines"), left out here"]
    return (lines + cut).joined(separator: "\n")
  }

  /// The beginning of a text of at most `limit` bytes, `…` where something was cut.
  static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var kept = ""
    var size = 0
    for character in text {
      size += character.utf8.count
      if size > limit - 3 { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
