/// A text in which `▸` stands before the place where an error is expected.
package struct MarkedText {
  package let bytes: [UInt8]
  /// `line:column` of each mark, in order.
  package let marks: [String]

  package init(_ text: String) {
    var bytes: [UInt8] = []
    var marks: [String] = []
    var (line, column) = (1, 1)
    for character in text {
      if character == "▸" {
        marks.append("\(line):\(column)")
        continue
      }
      bytes += Array(String(character).utf8)
      (line, column) = character == "\n" ? (line + 1, 1) : (line, column + String(character).utf8.count)
    }
    self.bytes = bytes
    self.marks = marks
  }
}
