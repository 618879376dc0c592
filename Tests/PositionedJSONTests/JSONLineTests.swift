import PositionedJSON
import Testing

@Suite("JSON lines")
struct JSONLineTests {
  @Test("Members stand in the order they are added, without blanks, and absent ones are left out")
  func members() {
    var line = JSONLine()
    line.beginObject()
    line.member("kind", "cell")
    line.member("absent", nil as String?)
    line.member("count", 3)
    line.member("ratio", 1.5)
    line.member("isSet", false)
    line.member("list", ["a", "b"])
    line.member("empty", [])
    line.beginObject("counts")
    line.endObject()
    line.beginArray("mixed")
    line.element(1)
    line.element(2.0)
    line.element("x")
    line.element(true)
    line.null()
    line.beginObject()
    line.member("z", 1)
    line.endObject()
    line.endArray()
    line.endObject()
    #expect(
      line.text
        == #"{"kind":"cell","count":3,"ratio":1.5,"isSet":false,"list":["a","b"],"empty":[],"counts":{},"mixed":[1,2.0,"x",true,null,{"z":1}]}"#
    )
  }

  @Test(
    "Only what must be escaped is escaped",
    arguments: [
      ("a/b é 😀", #""a/b é 😀""#), ("\"\\\n\t\r", #""\"\\\n\t\r""#),
      ("\u{8}\u{C}\u{0}\u{1F}", #""\u0008\u000c\u0000\u001f""#),
      ("\u{7F}\u{85}\u{2028}\u{2029}", #""\u007f\u0085\u2028\u2029""#),
      ("\u{61C}\u{200E}\u{200F}\u{202A}\u{202E}\u{2066}\u{2069}", #""\u061c\u200e\u200f\u202a\u202e\u2066\u2069""#),
      ("a\u{FFFE}\u{FFFF}", #""a\ufffe\uffff""#), ("\u{F000}\u{FFFD}", "\"\u{F000}\u{FFFD}\""),
      ("\u{200D}\u{2027}\u{202F}\u{2065}\u{206A}\u{FEFF}", "\"\u{200D}\u{2027}\u{202F}\u{2065}\u{206A}\u{FEFF}\""),
    ])
  func escapes(text: String, spelling: String) throws {
    var line = JSONLine()
    line.element(text)
    #expect(line.text == spelling)
    #expect(try JSONDocument(line.bytes).root.string == text)
  }

  @Test("Numbers read back as what they were", arguments: [0.1, -0.0, 1e300, 2.5e-300, 123_456_789.25])
  func numbers(number: Double) throws {
    var line = JSONLine()
    line.element(number)
    #expect(try JSONDocument(line.bytes).root.double == number)
  }
}
