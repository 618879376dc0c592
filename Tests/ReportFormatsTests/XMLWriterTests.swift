import Testing

@testable import ReportFormats

@Suite struct XMLWriterTests {
  private static func text(_ write: (inout XMLWriter) -> Void) -> String {
    var xml = XMLWriter()
    write(&xml)
    var bytes: [UInt8] = []
    xml.handOn(to: { piece in piece.withUnsafeBufferPointer { bytes.append(contentsOf: $0) } }, isLast: true)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  @Test func `elements stand in each other, each on a line of its own`() {
    let text = Self.text { xml in
      xml.open("a", ["n": "1", "left": nil])
      xml.element("b")
      xml.element("c", ["m": "2"], text: "x")
      xml.close("a")
    }
    #expect(text == Self.head + "<a n=\"1\">\n <b/>\n <c m=\"2\">x</c>\n</a>\n")
  }

  @Test(arguments: [
    ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("a\rb", "a&#13;b"), ("\u{0}\u{1F}", "\\u{0}\\u{1F}"),
    ("a\u{FFFE}\u{FFFF}b", "a\\u{FFFE}\\u{FFFF}b"), ("\u{FFFD}ｱ\u{FEFF}", "\u{FFFD}ｱ\u{FEFF}"), ("é漢😀", "é漢😀"),
    ("", ""),
  ]) func `no text ends its element or its quotes, and what XML cannot spell is written out`(
    _ value: String, _ spelling: String
  ) {
    let text = Self.text { $0.element("e", ["a": value], text: value) }
    #expect(Array(text.utf8) == Array((Self.head + "<e a=\"\(spelling)\">\(spelling)</e>\n").utf8))
  }

  @Test func `lines and tabs stay in a text, and in an attribute are written so that they stay`() {
    let text = Self.text { $0.element("e", ["a": "1\n2\t3"], text: "1\n2\t3") }
    #expect(text == Self.head + "<e a=\"1&#10;2&#9;3\">1\n2\t3</e>\n")
  }
}
