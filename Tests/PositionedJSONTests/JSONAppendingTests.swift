import PositionedJSON
import Testing

/// Lists and objects of files that people write, with something added behind.
@Suite struct JSONAppendingTests {
  @Test(arguments: [
    (#"["de"]"#, #"["de", "pl"]"#), (#"["de", "ru"]"#, #"["de", "ru", "pl"]"#), ("[]", #"["pl"]"#),
    (#"[ "de" ]"#, #"[ "de", "pl" ]"#), (#"["de",]"#, #"["de", "pl",]"#), (#"[ "de", ]"#, #"[ "de", "pl", ]"#),
    (#"["de" /* first */]"#, #"["de" /* first */, "pl"]"#), ("[ /* none yet */ ]", #"["pl" /* none yet */ ]"#),
    ("[\n  \"de\",\n  \"ru\"\n]", "[\n  \"de\",\n  \"ru\",\n  \"pl\"\n]"),
    ("[\n  \"de\",\n  \"ru\",\n]", "[\n  \"de\",\n  \"ru\",\n  \"pl\",\n]"),
    ("[\r\n\t\"de\"\r\n]", "[\r\n\t\"de\",\r\n\t\"pl\"\r\n]"),
    ("[\n  \"de\", // German\n  // more to come\n]", "[\n  \"de\", // German\n  \"pl\",\n  // more to come\n]"),
    ("[\n  \"de\" // German, the first\n]", "[\n  \"de\", // German, the first\n  \"pl\"\n]"),
    ("[\n  \"de\"\n  , /* x\n y */ // z\n]", "[\n  \"de\"\n  , /* x\n y */ // z\n  \"pl\",\n]"),
  ]) func `a string goes behind the last element, and every comment stays`(text: String, expected: String) throws {
    let document = try JSONDocument(Array(text.utf8), dialect: .commented)
    let changed = document.text(applying: document.appending("pl", to: document.root))
    #expect(String(decoding: changed, as: UTF8.self) == expected)
    #expect(try JSONDocument(changed, dialect: .commented).root.elements.compactMap(\.string).last == "pl")
  }

  @Test(arguments: [
    (#"{ "a": 1 }"#, #"{ "a": 1, "n": ["x"] }"#), (#"{"a":1}"#, #"{"a":1, "n":["x"]}"#), ("{}", #"{"n" : ["x"]}"#),
    ("{\n  \"a\": 1, // one\n}", "{\n  \"a\": 1, // one\n  \"n\": [\"x\"],\n}"),
    ("{\n  \"a\": { \"b\": 1 } // inner\n}", "{\n  \"a\": { \"b\": 1 }, // inner\n  \"n\": [\"x\"]\n}"),
  ]) func `a member goes behind the last one`(text: String, expected: String) throws {
    let document = try JSONDocument(Array(text.utf8), dialect: .commented)
    let splices = document.appending(.init("n", .array([.string("x")])), to: document.root)
    #expect(String(decoding: document.text(applying: splices), as: UTF8.self) == expected)
  }
}

/// Objects that are added to an array of the root.
@Suite struct JSONObjectAppendingTests {
  private func appending(_ text: String, columns: Int = 120, long: String = "y") throws -> String {
    let document = try JSONDocument(Array(text.utf8), dialect: .commented)
    let members = [JSONFragment.Member("a", .string("x")), .init("b", .string(long))]
    let changed = document.text(
      applying: document.appending(members, toRootArray: "list", columns: columns))
    let reread = try JSONDocument(changed, dialect: .commented).root["list"]
    let last = try #require(reread?.elements.map { $0 }.last)
    #expect(last["a"]?.string == "x" && last["b"]?.string == long)
    return String(decoding: changed, as: UTF8.self)
  }

  @Test(arguments: [
    // Made where there is none; a trailing comma is followed by others.
    ("{\n  \"r\": 1\n}\n", "{\n  \"r\": 1,\n  \"list\": [\n    { \"a\": \"x\", \"b\": \"y\" }\n  ]\n}\n"),
    (
      "{\n  \"r\": 1, // one\n}\n",
      "{\n  \"r\": 1, // one\n  \"list\": [\n    { \"a\": \"x\", \"b\": \"y\" },\n  ],\n}\n"
    ),
    (
      "{\r\n\t\"r\" : 1\r\n}", "{\r\n\t\"r\" : 1,\r\n\t\"list\" : [\r\n\t\t{ \"a\" : \"x\", \"b\" : \"y\" }\r\n\t]\r\n}"
    ),
    (
      "{ \"r\": 1,\n  \"s\": 2 }",
      "{ \"r\": 1,\n  \"s\": 2,\n  \"list\": [\n    { \"a\": \"x\", \"b\": \"y\" }\n  ] }"
    ),
    ("{\"r\":1}", "{\"r\":1, \"list\":[{ \"a\":\"x\",\"b\":\"y\" }]}"),
    // Into an empty one.
    ("{\n  \"list\": []\n}", "{\n  \"list\": [\n    { \"a\": \"x\", \"b\": \"y\" }\n  ]\n}"),
    (
      "{\n  \"list\": [\n    // none yet\n  ],\n}",
      "{\n  \"list\": [\n    // none yet\n    { \"a\": \"x\", \"b\": \"y\" }\n  ],\n}"
    ),
    (
      "{\n  \"list\": [ /* none */ ]\n}",
      "{\n  \"list\": [ /* none */\n    { \"a\": \"x\", \"b\": \"y\" }\n   ]\n}"
    ),
    // As the first element is laid out.
    (
      "{\n  \"list\": [\n    {\"q\": 1} // first\n    // more\n  ]\n}",
      "{\n  \"list\": [\n    {\"q\": 1}, // first\n    {\"a\": \"x\", \"b\": \"y\"}\n    // more\n  ]\n}"
    ),
    (
      "{\n  \"list\": [\n    {\n      \"q\": 1\n    },\n  ]\n}",
      "{\n  \"list\": [\n    {\n      \"q\": 1\n    },\n    {\n      \"a\": \"x\",\n      \"b\": \"y\"\n    },\n  ]\n}"
    ),
    ("{\n  \"list\": [{ \"q\": 1 }]\n}", "{\n  \"list\": [{ \"q\": 1 },\n  { \"a\": \"x\", \"b\": \"y\" }]\n}"),
  ]) func `an object goes behind the last element`(text: String, expected: String) throws {
    #expect(try appending(text) == expected)
  }

  @Test func `what is too wide for a line goes on in the next`() throws {
    let text = try appending("{\n  \"r\": 1\n}", columns: 30, long: "a text of some length")
    #expect(
      text == """
        {
          "r": 1,
          "list": [
            { "a": "x",
              "b": "a text of some length" }
          ]
        }
        """)
  }

  @Test(arguments: ["\u{202E}", "\u{7F}", "\u{2028}", "\u{2069}", "\u{61C}", "\u{85}"])
  func `what nobody sees is escaped, and is no sign that all else is`(unseen: String) throws {
    let once = try appending("{\n  \"r\": 1\n}\n", long: "é\(unseen)")
    #expect(once.contains("\"é\\u") && !once.contains(unseen))
    let twice = try appending(once, long: "ü\(unseen)")
    #expect(twice.contains("\"ü\\u") && !twice.contains(unseen))
    let alone = try appending(try appending("{\n  \"r\": 1\n}\n", long: unseen), long: "ü")
    #expect(alone.contains("\"ü\""))
  }
}
