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
