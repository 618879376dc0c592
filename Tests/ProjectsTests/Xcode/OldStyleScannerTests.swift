import Testing

@testable import Projects

@Suite struct OldStyleScannerTests {
  private func value(_ text: String) throws -> XcodeValue { try OldStyleScanner.value(Array(text.utf8)) }

  private func error(_ text: String) -> OldStyleSyntaxError? {
    do {
      _ = try OldStyleScanner.value(Array(text.utf8))
      return nil
    } catch { return error }
  }

  @Test func `words without quotes hold letters, digits and a few signs`() throws {
    let value = try value("{ a = $x/y:z.w_-1; b = A/* comment */; }")
    #expect(value["a"]?.text == "$x/y:z.w_-1")
    #expect(value.members.map(\.key) == ["a", "b"])
  }

  @Test func `comments stand between any two words`() throws {
    let value = try value("// !$*UTF8*$!\n{ /* a */ k /* b */ = /* c */ ( 1 /* d */, 2, /* e */ ) /* f */ ; // g\n}")
    #expect(value["k"]?.list.compactMap(\.text) == ["1", "2"])
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#"'single "quotes"'"#, #"single "quotes""#), (#""a \"b\" \\ c""#, #"a "b" \ c"#),
    (#""line\nbreak\ttab""#, "line\nbreak\ttab"), (#""\U00e9\u00E8""#, "éè"), (#""\Ud83d\Ude00""#, "😀"),
    (#""\101""#, "A"), ("\"Grüße\"", "Grüße"), (#""\Ud83d alone""#, "\u{FFFD} alone"),
    ("\"/* no comment */\"", "/* no comment */"),
  ])
  func `a quoted text has its escapes resolved`(text: String, expected: String) throws {
    #expect(try value(text).text == expected)
  }

  @Test func `every member knows the line of its key`() throws {
    let value = try value("{\n a = 1;\n\n /* two\n lines */ b = {\n  c = \"x\ny\";\n  d = 2;\n };\n}")
    #expect(value["a"]?.line == 2)
    #expect(value["b"]?.line == 5)
    #expect(value["b"]?["d"]?.line == 8)
  }

  @Test func `data, a key alone and a last member without semicolon are read`() throws {
    let value = try value("{ a = <0fbd 77\n11>; b; c = 1 }")
    #expect(value["b"]?.text == "b")
    #expect(value["c"]?.text == "1")
    #expect(value["c"]?.line == 2)
  }

  @Test func `of two members with one key the last counts`() throws {
    #expect(try value("{ a = 1; a = 2; }")["a"]?.text == "2")
  }

  @Test(arguments: [
    ("{\n a = 1\n b = 2;\n}", 3, "'b' is there, expected ';' after the value of 'a'"),
    ("{\n a = (1 2);\n}", 2, "'2' is there, expected ',' or ')' in a list"),
    ("{\n a = {\n b = 1;\n", 4, "the file ends inside the dictionary that begins in line 2"),
    ("{\n a = (\n 1,", 3, "the file ends inside the list that begins in line 2"),
    ("{ a = \"x\n\n", 3, "the file ends inside the text that begins in line 1"),
    ("{ /* x\n", 2, "the file ends inside the comment that begins in line 1"),
    ("{ a = ; }", 1, "';' is there, expected a value after 'a ='"),
    ("{ a = 1; } x", 1, "'x' is there, expected the end of the file"),
    ("{ a = <xy>; }", 1, "'x' is there, expected hexadecimal digits after '<'"),
    ("", 1, "the file ends, expected a value after the start of the file"),
    ("\u{1}", 1, "a byte 1 is there, expected a value after the start of the file"),
  ])
  func `an error names the line, what is there and what was expected`(text: String, line: Int, message: String) {
    #expect(error(text) == OldStyleSyntaxError(line: line, message: message))
  }

  @Test func `deep nesting is an error and no crash`() {
    let text = String(repeating: "(", count: 100_000)
    #expect(error(text)?.message == "values are nested more than 100 deep")
  }
}
