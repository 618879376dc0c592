import PositionedJSON
import StringCatalogs
import Testing

/// Whole entries set and removed, case by case.
@Suite struct EntryEditingTests {
  private func editor(_ text: String) throws -> CatalogEditor { CatalogEditor(try StringCatalog(Array(text.utf8))) }

  private func text(_ editor: CatalogEditor) -> String { String(decoding: editor.catalog.bytes, as: UTF8.self) }

  private static let note = JSONFragment.object([.init("comment", .string("C"))])

  @Test func `an entry from Xcode's layout takes the layout of where it goes`() throws {
    let source = try StringCatalog(
      Array(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "b" : {
              "future" : [
                1.0,
                null,
                {

                }
              ],
              "comment" : "a/ü"
            }
          },
          "version" : "1.0"
        }
        """.utf8))
    let value = JSONFragment(try #require(source.entry("b")).node)
    var target = try editor(#"{"sourceLanguage":"en","strings":{"a":{},"c":{"comment":"\u00e4\/"}},"version":"1.0"}"#)
    try target.setEntries([.init(key: "b", value: value)])
    #expect(
      text(target)
        == #"{"sourceLanguage":"en","strings":{"a":{},"b":{"future":[1.0,null,{}],"comment":"a\/\u00fc"},"c":{"comment":"\u00e4\/"}},"version":"1.0"}"#
    )
    var tabs = try editor("{\r\n\t\"strings\": {\r\n\t\t\"a\": {}\r\n\t}\r\n}\r\n")
    try tabs.setEntries([.init(key: "b", value: value)])
    #expect(
      text(tabs)
        == "{\r\n\t\"strings\": {\r\n\t\t\"a\": {},\r\n\t\t\"b\": {\r\n\t\t\t\"future\": [\r\n\t\t\t\t1.0,\r\n\t\t\t\tnull,\r\n"
        + "\t\t\t\t{}\r\n\t\t\t],\r\n\t\t\t\"comment\": \"a/ü\"\r\n\t\t}\r\n\t}\r\n}\r\n")
  }

  @Test(arguments: CatalogDialectTests.dialects)
  func `many keys at once give what one after the other gives, and go without a trace`(
    dialect: CatalogDialectTests.Dialect
  ) throws {
    for newline in ["\n", "\r\n", "\r"] {
      let before = dialect.before.replacing("\n", with: newline)
      var single = try editor(before)
      for key in ["z", "a2", "", "b1", "0"] { try single.addKey(key, comment: "C") }
      var together = try editor(before)
      try together.setEntries(["z", "a2", "", "b1", "0"].map { .init(key: $0, value: Self.note) })
      #expect(text(together) == text(single))
      try together.removeKeys(["0", "z", "b1", "", "a2"])
      #expect(text(together) == before)
    }
  }

  @Test(arguments: [[UInt8]("\u{FEFF}".utf8), [0xFE, 0xFF], [0xFF, 0xFE]])
  func `byte order marks and UTF-16 are kept`(mark: [UInt8]) throws {
    let encoded = { (text: String) in
      switch mark[0] {
      case 0xEF: mark + Array(text.utf8)
      case 0xFE: mark + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      default: mark + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }
    }
    let before = encoded("{\n  \"strings\" : {\n    \"ä😀\" : {\n\n    }\n  }\n}")
    var editor = CatalogEditor(try StringCatalog(before))
    try editor.setEntries([.init(key: "ö", value: Self.note)])
    #expect(
      editor.catalog.bytes
        == encoded(
          "{\n  \"strings\" : {\n    \"ä😀\" : {\n\n    },\n    \"ö\" : {\n      \"comment\" : \"C\"\n    }\n  }\n}"))
    try editor.removeKeys(["ö"])
    #expect(editor.catalog.bytes == before)
  }

  @Test(arguments: ["{ }", "{}", "{\n\n  }", "{\n  }", "{ \n\t }"])
  func `an empty table is filled, and is empty again as it was`(empty: String) throws {
    let before = "{\n  \"strings\" : \(empty),\n  \"version\" : \"1.0\"\n}"
    var editor = try editor(before)
    try editor.setEntries([.init(key: "b", value: Self.note), .init(key: "a", value: Self.note)])
    #expect(editor.catalog.strings.map(\.key) == ["a", "b"])
    try editor.removeKeys(["a", "b"])
    #expect(text(editor) == before)
  }

  @Test func `in a file without order each key goes where it disturbs least`() throws {
    var generator = Seeded(state: 7)
    for _ in 0..<40 {
      let keys = (0..<60).map { "k\($0 * 2)" }.shuffled(using: &generator)
      let new = (0..<30).map { "k\($0 * 4 + 1)" }
      let entries = keys.map { "\"\($0)\": {}" }.joined(separator: ",")
      var editor = try editor("{\"strings\":{\(entries)}}")
      try editor.setEntries(new.shuffled(using: &generator).map { .init(key: $0, value: Self.note) })
      let all = editor.catalog.strings.map(\.key)
      #expect(all.filter { keys.contains($0) } == keys)
      for key in new {
        let before = all.prefix { $0 != key }.filter { keys.contains($0) }
        #expect(before.count == KeyOrder.xcode.index(for: key, among: keys))
      }
    }
  }

  @Test func `a letter and its accent are another key than the letter with the accent`() throws {
    var editor = try editor("{\"strings\":{\"\u{E9}\": {}}}")
    try editor.setEntries([.init(key: "e\u{301}", value: Self.note), .init(key: "\u{E9}", value: Self.note)])
    #expect(editor.catalog.strings.count == 2)
    try editor.removeKeys(["e\u{301}"])
    #expect(editor.catalog.strings.map { Array($0.key.utf8) } == [Array("\u{E9}".utf8)])
    // The same text in other code points is another text.
    let composed = JSONFragment.object([.init("comment", .string("\u{E9}"))])
    let decomposed = JSONFragment.object([.init("comment", .string("e\u{301}"))])
    try editor.setEntries([.init(key: "\u{E9}", value: composed)])
    try editor.setEntries([.init(key: "\u{E9}", value: decomposed)])
    #expect(editor.catalog.strings.first?.comment?.unicodeScalars.count == 2)
  }

  // MARK: - What is refused

  private func refusal(of text: String, _ keys: [String], isRemoval: Bool) throws -> CatalogEditError? {
    var editor = try editor(text)
    defer { #expect(self.text(editor) == text) }
    do throws(CatalogEditError) {
      if isRemoval {
        try editor.removeKeys(keys)
      } else {
        try editor.setEntries(keys.map { .init(key: $0, value: Self.note) })
      }
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("{\"version\":\"1.0\"}", "there is no 'strings'; expected one to change"),
    ("{\"strings\":[]}", "expected an object for 'strings' at line 1, column 12"),
    ("{\"strings\":null}", "expected an object for 'strings' at line 1, column 12"),
    ("[]", "expected an object for the root at line 1, column 1"),
    (
      "{\"strings\":{},\"strings\":{\"a\":{}}}",
      "'strings' is there twice, again at line 1, column 15; expected it once: remove one first"
    ),
    (
      "{\"strings\":{\"a\":{},\"b\":{},\n\"a\":{}}}",
      "'strings' > 'a' is there twice, again at line 2, column 1; expected it once: remove one first"
    ),
  ]) func `a catalog in which it is open where an entry belongs is left alone`(text: String, message: String) throws {
    #expect(try refusal(of: text, ["a"], isRemoval: false)?.description == message)
    #expect(try refusal(of: text, ["a"], isRemoval: true)?.description == message)
  }

  @Test func `all that is wrong is said at once`() throws {
    let text = "{\"strings\":{\"a\":{},\"b\":{},\"a\":{}}}"
    #expect(
      try refusal(of: text, ["a", "c", "c"], isRemoval: false)
        == .several([
          .repeated(key: "c"), .ambiguous(["strings", "a"], JSONPosition(line: 1, column: 27, offset: 26)),
        ]))
    #expect(
      try refusal(of: text, ["b", "x", "y"], isRemoval: true)
        == .several([.absent(["strings", "x"]), .absent(["strings", "y"])]))
    #expect(try refusal(of: text, ["b", "x"], isRemoval: true) == .absent(["strings", "x"]))
    #expect(try refusal(of: text, ["b", "b"], isRemoval: true)?.description.contains("given twice") == true)
  }

  @Test func `an entry that would be nested too deep is refused`() throws {
    let deep = (0..<600).reduce(JSONFragment.null) { inner, _ in .array([inner]) }
    var editor = try editor("{\"strings\":{}}")
    #expect(throws: CatalogEditError.self) { try editor.setEntries([.init(key: "a", value: deep)]) }
    #expect(text(editor) == "{\"strings\":{}}")
  }

  @Test func `nothing asked for is nothing changed`() throws {
    var editor = try editor("{\"strings\":{\"a\": { }}}")
    try editor.setEntries([])
    try editor.removeKeys([])
    #expect(text(editor) == "{\"strings\":{\"a\": { }}}")
  }
}
