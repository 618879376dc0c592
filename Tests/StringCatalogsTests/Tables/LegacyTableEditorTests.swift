import PositionedJSON
import StringCatalogs
import Testing

/// Entries set and removed, case by case.
@Suite struct LegacyTableEditorTests {
  private func editor(_ text: String, isStringsDict: Bool = false) throws -> LegacyTableEditor {
    LegacyTableEditor(try LegacyTable(Array(text.utf8), isStringsDict: isStringsDict))
  }

  private func text(_ editor: LegacyTableEditor) -> String { String(decoding: editor.table.bytes, as: UTF8.self) }

  private let new = LegacyEntry(key: "n \"1\"", text: "two\nlines \\ é", comment: "N")

  @Test(arguments: [
    // In order, with the gaps and the signs of the file.
    (
      "/* A */\n\"a\" = \"1\";\n\n/* Z */\n\"z\" = \"2\";\n",
      "/* A */\n\"a\" = \"1\";\n\n/* N */\n\"n \\\"1\\\"\" = \"two\\nlines \\\\ é\";\n\n/* Z */\n\"z\" = \"2\";\n"
    ),
    // In no order: behind all others, a comment of nobody included in what stays.
    (
      "z=2;\r\n  a=1; // A\r\n\r\n// end\r\n",
      "z=2;\r\n  a=1; // A\r\n/* N */\r\n\"n \\\"1\\\"\"=\"two\\nlines \\\\ é\";\r\n\r\n// end\r\n"
    ),
    (
      "\"a\" = \"1\"; \"b\" = \"2\";", "\"a\" = \"1\"; \"b\" = \"2\"; /* N */ \"n \\\"1\\\"\" = \"two\\nlines \\\\ é\";"
    ),
    ("// file\n", "// file\n\n/* N */\n\"n \\\"1\\\"\" = \"two\\nlines \\\\ é\";\n"),
    ("", "/* N */\n\"n \\\"1\\\"\" = \"two\\nlines \\\\ é\";\n"),
    (
      "/* a */ {\n  \"z\" = \"2\";\n}\n",
      "/* a */ {\n  /* N */\n  \"n \\\"1\\\"\" = \"two\\nlines \\\\ é\";\n  \"z\" = \"2\";\n}\n"
    ),
  ]) func `a new entry in text is laid out as its neighbours, and goes without a trace`(
    before: String, after: String
  ) throws {
    var editor = try editor(before)
    try editor.setEntries([new])
    #expect(text(editor) == after)
    try editor.removeKeys([new.key])
    #expect(text(editor) == before)
  }

  @Test(arguments: [
    (
      "<plist>\n<dict>\n  <key>a</key>\n  <string>1</string>\n</dict>\n</plist>",
      "<plist>\n<dict>\n  <key>a</key>\n  <string>1</string>\n  <!-- N -->\n  <key>n \"1\"</key>\n  <string>two\nlines \\ é</string>\n</dict>\n</plist>"
    ),
    (
      "<plist><dict><key>z</key><string>1</string></dict></plist>",
      "<plist><dict><!-- N -->\n<key>n \"1\"</key><string>two\nlines \\ é</string>\n<key>z</key><string>1</string></dict></plist>"
    ),
    (
      "<plist>\n<dict/>\n</plist>",
      "<plist>\n<dict>\n\t<!-- N -->\n\t<key>n \"1\"</key>\n\t<string>two\nlines \\ é</string>\n</dict>\n</plist>"
    ),
    (
      "<plist>\n<dict>\n</dict>\n</plist>",
      "<plist>\n<dict>\n\t<!-- N -->\n\t<key>n \"1\"</key>\n\t<string>two\nlines \\ é</string>\n</dict>\n</plist>"
    ),
  ]) func `a new entry in XML too`(before: String, after: String) throws {
    var editor = try editor(before)
    try editor.setEntries([new])
    #expect(text(editor) == after)
    try editor.removeKeys([new.key])
    #expect(text(editor) == before)
  }

  @Test func `a dictionary is written with all that it holds`() throws {
    let source = """
      <plist><dict><!-- C & D --><key>k</key><dict><key>f</key><string>a&lt;b</string><key>n</key><integer>7</integer>
      <key>l</key><array><true/><real>1.5</real><data>AQID/w==</data><date>2024-01-01T00:00:00Z</date><array/><dict/></array>
      </dict></dict></plist>
      """
    let entry = try LegacyTable(Array(source.utf8), isStringsDict: true).entries[0]
    var editor = try editor(
      "<plist>\n<dict>\n  <key>a</key>\n  <dict/>\n</dict>\n</plist>\n", isStringsDict: true)
    try editor.setEntries([entry])
    #expect(
      text(editor) == """
        <plist>
        <dict>
          <key>a</key>
          <dict/>
          <!-- C & D -->
          <key>k</key>
          <dict>
            <key>f</key>
            <string>a&lt;b</string>
            <key>n</key>
            <integer>7</integer>
            <key>l</key>
            <array>
              <true/>
              <real>1.5</real>
              <data>AQID/w==</data>
              <date>2024-01-01T00:00:00Z</date>
              <array/>
              <dict/>
            </array>
          </dict>
        </dict>
        </plist>

        """)
    let read = try LegacyTable(editor.table.bytes, isStringsDict: true).entries[1]
    #expect(read.value.isSame(as: entry.value) && read.comment == "C & D")
  }

  @Test func `a stringsdict without any text becomes a document, and nothing again`() throws {
    var editor = try editor("", isStringsDict: true)
    let rule = StringsDictEntry.PluralRule(valueType: "lld", forms: ["one": "%lld x", "other": "%lld xs"])
    try editor.setEntries([LegacyEntry(key: "k", entry: StringsDictEntry(formatKey: "%#@v@", variables: ["v": rule]))])
    #expect(try StringsDictFile.read(editor.table.bytes)["k"]?.variables == ["v": rule])
    try editor.removeKeys(["k"])
    #expect(editor.table.bytes.isEmpty)
  }

  @Test func `what is replaced stays where it is, comment and value each for itself`() throws {
    let before = "/* A */\n\"a\" = { x = y; }; // more\n\"same\"; \n// free\n\n\"z\" = \"\\U00e9\";\n"
    var editor = try editor(before)
    try editor.setEntries([LegacyEntry(key: "z", text: "é")])
    #expect(text(editor) == before)
    try editor.setEntries([LegacyEntry(key: "a", text: "1", comment: "A\nmore")])
    #expect(text(editor) == before.replacing("{ x = y; }", with: "\"1\""))
    try editor.setEntries([LegacyEntry(key: "a", text: "1", comment: "B"), LegacyEntry(key: "same", text: "other")])
    #expect(text(editor) == "/* B */\n\"a\" = \"1\";\n\"same\" = \"other\"; \n// free\n\n\"z\" = \"\\U00e9\";\n")
    try editor.setEntries([LegacyEntry(key: "a", text: "1"), LegacyEntry(key: "z", text: "é", comment: "*/ Z\nend")])
    #expect(
      text(editor)
        == "\"a\" = \"1\";\n\"same\" = \"other\"; \n// free\n\n// */ Z\n// end\n\"z\" = \"\\U00e9\";\n")
    #expect(editor.table.entries.last?.comment == "*/ Z\nend")
  }

  @Test func `removing takes the comments of the entry and no others`() throws {
    var editor = try editor(
      "// file\n\n// A\n\"a\" = \"1\"; // a\n\n// free\n\n// B\n\"b\" = \"2\";\n\"c\" = \"3\";\n// end\n")
    try editor.removeKeys(["a"])
    #expect(text(editor) == "// file\n\n// free\n\n// B\n\"b\" = \"2\";\n\"c\" = \"3\";\n// end\n")
    try editor.removeKeys(["c", "b"])
    #expect(text(editor) == "// file\n\n// free\n// end\n")
  }

  @Test func `a comment that XML cannot hold is written as it can`() throws {
    var editor = try editor("<plist><dict/></plist>")
    try editor.setEntries([LegacyEntry(key: "k", text: "v", comment: "a --> b --- \u{1}-")])
    #expect(text(editor).contains("<!-- a - -> b - - -  - -->"))
    #expect(try StringsFile.read(editor.table.bytes) == ["k": "v"])
  }

  // MARK: - What is refused

  private func refusal(_ text: String, isStringsDict: Bool = false, set: [LegacyEntry] = [], remove: [String] = [])
    throws
    -> String?
  {
    var editor = try editor(text, isStringsDict: isStringsDict)
    defer { #expect(self.text(editor) == text) }
    do throws(TableEditError) {
      try editor.setEntries(set)
      try editor.removeKeys(remove)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `all that is wrong is said at once, and nothing has changed`() throws {
    let text = "\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n"
    let entries = ["a", "c", "c"].map { LegacyEntry(key: $0, text: "x") }
    #expect(
      try refusal(text, set: entries)
        == "the key 'c' is given twice; expected each key once\n"
        + "the key 'a' is there twice, again at line 3, column 1; expected it once: remove one first")
    #expect(
      try refusal(text, remove: ["x", "b", "y"])
        == "there is no key 'x'; expected one to remove\nthere is no key 'y'; expected one to remove")
    let rules = LegacyEntry(key: "n", entry: StringsDictEntry(formatKey: "x"))
    #expect(
      try refusal(text, set: [rules]) == "the value for the key 'n' does not fit the table; expected a string")
    let number = LegacyEntry(key: "n", value: PropertyListNode(.integer(1), at: 0), comment: nil)
    #expect(
      try refusal("<plist><dict/></plist>", isStringsDict: true, set: [number])
        == "the value for the key 'n' does not fit the table; expected a string or a dictionary")
    #expect(
      try refusal("\"a\" = \"1\";\n/* open", set: [LegacyEntry(key: "n", text: "x")])
        == "the comment at line 2, column 1 is never closed; end it with */ first")
    #expect(try refusal("/* note */", isStringsDict: true, set: [rules])?.contains("expected XML") == true)
  }
}
