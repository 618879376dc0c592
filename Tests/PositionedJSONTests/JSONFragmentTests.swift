import PositionedJSON
import Testing

/// Values taken out of a text, to be written into another.
@Suite struct JSONFragmentTests {
  private func fragment(_ text: String) throws -> JSONFragment {
    JSONFragment(try JSONDocument(Array(text.utf8)).root)
  }

  private var compact: JSONLayout {
    var layout = JSONLayout.xcode
    (layout.indent, layout.colon, layout.empty) = (nil, ":", .blanks(""))
    return layout
  }

  @Test(arguments: [
    #"{"b":[1.0,-0,1e3,1E+03,123456789012345678901234567890],"a":{"x":null,"y":true,"x":false},"":[],"c":{}}"#,
    #""a \"text\" / with\n\u0001 and é😀""#, "null", "[[[]]]", "-0.10",
  ]) func `a value is written again with all it holds`(text: String) throws {
    #expect(String(decoding: try fragment(text).rendered(in: [compact], indentation: ""), as: UTF8.self) == text)
  }

  @Test func `an array without elements is written as an object without members is`() throws {
    let text = "{\n  \"a\" : [\n\n  ],\n  \"b\" : {\n\n  }\n}"
    #expect(String(decoding: try fragment(text).rendered(in: [.xcode], indentation: ""), as: UTF8.self) == text)
  }

  @Test func `two values are equal if they are written alike`() throws {
    #expect(try fragment(#"{"a": "\u00e9\/"}"#) == fragment(#"{"a":"é/"}"#))
    #expect(try fragment("1.0") != fragment("1"))
    #expect(try fragment("\"\u{E9}\"") != fragment("\"e\u{301}\""))
    #expect(try fragment(#"{"a":1,"b":2}"#) != fragment(#"{"b":2,"a":1}"#))
    #expect(try fragment("[1]") == .array([.integer(1)]))
    let values = ["\"\u{E9}\"", "\"e\u{301}\"", "null", "true", "false", "0", "[]", "{}", #"{"a":1}"#, #"{"a":"1"}"#]
    #expect(try Set(values.map(fragment)).count == values.count)
  }
}
