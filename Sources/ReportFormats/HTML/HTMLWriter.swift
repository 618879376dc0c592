import Reports

/// HTML as it is written, in bytes: markup is known when the tool is compiled, and whatever comes from a report is
/// escaped, so that no text leaves the element that it is put into.
package struct HTMLWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Markup of the page itself.
  package mutating func markup(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// A text in an element that isolates it, with what is invisible in it made visible.
  package mutating func text(_ text: String) { append(escaping: VisibleText(text).plain) }

  /// A text in a sentence, each of its runs that read from right to left isolated for itself.
  package mutating func prose(_ text: String) { append(escaping: VisibleText(text).prose) }

  package mutating func number(_ number: Int) { bytes += String(number).utf8 }

  /// Such as `3 findings`.
  package mutating func count(_ number: Int, _ noun: StaticString) {
    self.number(number)
    markup(" ")
    markup(noun)
    if number != 1 { markup("s") }
  }

  /// An attribute with a blank before it.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    markup(" ")
    markup(name)
    markup("=\"")
    text(value)
    markup("\"")
  }

  /// A text between two pieces of markup.
  package mutating func element(_ start: StaticString, _ text: String, _ end: StaticString) {
    markup(start)
    self.text(text)
    markup(end)
  }

  mutating func append(_ other: [UInt8]) { bytes += other }

  private mutating func append(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "\""): markup("&quot;")
      case UInt8(ascii: "'"): markup("&#39;")
      default: bytes.append(byte)
      }
    }
  }
}
