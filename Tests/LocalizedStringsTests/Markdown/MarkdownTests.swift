import Foundation
import LocalizedStrings
import Testing

/// The Markdown of localized texts: which runs a value has.
@Suite struct MarkdownTests {
  /// Each run as its marks and its text: `e` emphasized, `s` strong, `c` code, `l` link.
  private func runs(_ value: String) throws -> [String] {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", files: ["en.lproj/Localizable.strings": strings(["k": value])])
    let text = LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) {
      AttributedString(localized: "k")
    }
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks = [(InlinePresentationIntent.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c")]
      let letters = marks.filter { intent.contains($0.0) }.map(\.1).joined()
      return letters + (run.link == nil ? "" : "l") + ":" + String(text[run.range].characters)
    }
  }

  @Test(arguments: [
    ("plain", [":plain"]),
    ("*a* b", ["e:a", ": b"]),
    ("_a_ b", ["e:a", ": b"]),
    ("**a** b", ["s:a", ": b"]),
    ("__a__ b", ["s:a", ": b"]),
    ("***a*** b", ["es:a", ": b"]),
    ("**a *b* c**", ["s:a ", "es:b", "s: c"]),
    ("`a*b*` c", ["c:a*b*", ": c"]),
    ("``a`b``", ["c:a`b"]),
    ("[a](https://b.c) d", ["l:a", ": d"]),
    ("[**a**](https://b.c)", ["sl:a"]),
    (#"\*a\*"#, [":*a*"]),
    ("snake_case_name", [":snake_case_name"]),
    ("2 * 3 * 4", [":2 * 3 * 4"]),
    ("a*", [":a*"]),
    ("**a", [":**a"]),
    ("[a] (b)", [":[a] (b)"]),
    ("# not a heading", [":# not a heading"]),
    ("жирный **текст**", [":жирный ", "s:текст"]),
  ]) func `A value is read as CommonMark reads it`(value: String, expected: [String]) throws {
    #expect(try runs(value) == expected)
  }

  @Test func `The text of an argument is never read as Markdown`() throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", files: ["en.lproj/Localizable.strings": strings(["k %@": "**Hello** %@"])])
    let name = "*Bob*"
    let text = LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) {
      AttributedString(localized: "k \(name)")
    }
    #expect(String(text.characters) == "Hello *Bob*")
    #expect(text.runs.count == 2)
  }

  @Test func `An attributed argument keeps its attributes, and replacements can be numbered`() throws {
    var name = AttributedString("Bob")
    name.link = URL(string: "https://b.c")
    let text = AttributedString(localized: "Hello \(name)", options: .applyReplacementIndexAttribute)
    #expect(String(text.characters) == "Hello Bob")
    let last = try #require(text.runs.map { ($0.link, $0.replacementIndex) }.last)
    #expect(last.0 == URL(string: "https://b.c"))
    #expect(last.1 == 1)
  }
}
