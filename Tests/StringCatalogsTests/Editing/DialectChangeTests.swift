import StringCatalogs
import Testing

@Suite struct DialectChangeTests {
  private static let xcode = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a/ü" : {

        },
        "b 2" : {
          "comment" : "x"
        },
        "b 10" : {

        }
      },
      "version" : "1.0"
    }
    """

  private func changes(_ now: String, since before: String = xcode) throws -> [String] {
    try CatalogDialect(of: StringCatalog(Array(now.utf8))).changes(
      since: CatalogDialect(of: StringCatalog(Array(before.utf8))))
  }

  @Test func `the same way with another content is no change`() throws {
    #expect(try changes(Self.xcode) == [])
    #expect(try changes(Self.xcode.replacing("\"x\"", with: "\"y\"").replacing("b 10", with: "b 11")) == [])
    #expect(try changes("{\"sourceLanguage\":\"en\"}", since: "{\"sourceLanguage\":\"de\"}") == [])
  }

  @Test func `each change is told in words`() throws {
    #expect(try changes(Self.xcode + "\n") == ["a line end after the last brace"])
    #expect(try changes(Self.xcode, since: Self.xcode + "\n") == ["no line end after the last brace"])
    #expect(try changes(Self.xcode.replacing("\" : ", with: "\": ")) == ["': ' instead of ' : ' after a key"])
    #expect(try changes(Self.xcode.replacing("\n", with: "\r\n")) == ["other line ends"])
    #expect(try changes("\u{FEFF}" + Self.xcode) == ["another encoding or byte order mark"])
    #expect(try changes(Self.xcode.replacing("  ", with: "\t")) == ["a tab instead of 2 spaces before a member"])
    #expect(try changes(Self.xcode.replacing("ü", with: "\\u00fc")) == ["letters beyond ASCII as \\u escapes"])
    #expect(try changes(Self.xcode.replacing("/", with: "\\/")) == ["'/' as '\\/'"])
    let closed = Self.xcode.replacing("{\n\n    }", with: "{}")
    #expect(try changes(closed) == ["entries without members in another form"])
  }

  @Test func `an order counts only where there was one`() throws {
    let swapped = Self.xcode.replacing("b 2", with: "b 20")
    #expect(try changes(swapped) == ["keys out of their order"])
    #expect(try changes(Self.xcode, since: swapped) == [])
  }

  @Test func `letters that a text did not have show nothing of how it writes them`() throws {
    let plain = Self.xcode.replacing("a/ü", with: "a")
    #expect(try changes(Self.xcode.replacing("ü", with: "\\u00fc").replacing("/", with: "\\/"), since: plain) == [])
  }
}
