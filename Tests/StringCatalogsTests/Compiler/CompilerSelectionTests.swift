import PositionedJSON
import StringCatalogs
import Testing

@Suite("Which texts and languages are compiled")
struct CompilerSelectionTests {
  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  private static func compile(
    _ entry: String, source: String = "en", languages: [String]? = nil, buildsAll: Bool = false
  ) -> [String: String] {
    let catalog = #"{"sourceLanguage": "\#(source)", "version": "1.0", "strings": {"k": \#(entry)}}"#
    let compiled = StringCatalog.compile(Array(catalog.utf8), languages: languages, buildsAll: buildsAll)
    #expect(compiled.errors.isEmpty, "\(compiled.errors.map(\.text))")
    return Dictionary(uniqueKeysWithValues: compiled.tables.map { ($0.folder, $0.strings["k"] ?? "(rule)") })
  }

  @Test(
    "A new text of the source language is left to the code unless the key is managed by hand",
    arguments: [
      (nil, false), ("stale", false), ("extracted_with_value", false), ("anything", false), ("manual", true),
    ] as [(String?, Bool)]
  )
  func newSourceText(state: String?, isWritten: Bool) {
    let extraction = state.map { "\"extractionState\": \"\($0)\", " } ?? ""
    let entry = "{\(extraction)\"localizations\": {\"en\": \(Self.unit("E", "new")), \"de\": \(Self.unit("D", "new"))}}"
    #expect(Self.compile(entry) == (isWritten ? ["en": "E", "de": "D"] : ["de": "D"]))
    #expect(Self.compile(entry, buildsAll: true) == ["en": "E", "de": "D"])
    #expect(
      Self.compile(entry.replacing("\"en\":", with: "\"en_US\":"), source: "en-US")
        == (isWritten ? ["en_US": "E", "de": "D"] : ["de": "D"]))
  }

  @Test("New plural, device and substituted source texts are written: no code could give them")
  func newSourceRules() {
    let number = #"{"plural": {"other": \#(Self.unit("%lld", "new"))}}"#
    let texts = [
      #"{"variations": \#(number)}"#, #"{"variations": {"device": {"mac": \#(Self.unit("m", "new"))}}}"#,
      #"{"stringUnit": {"state": "new", "value": "%#@a@"}, "substitutions": {"a": {"variations": \#(number)}}}"#,
    ]
    for text in texts { #expect(Self.compile("{\"localizations\": {\"en\": \(text)}}") == ["en": "(rule)"]) }
  }

  @Test("A key without a source text is written only when everything is built")
  func keys() {
    #expect(Self.compile("{}") == [:])
    #expect(Self.compile("{}", source: "iw", buildsAll: true) == ["he": "k"])
    #expect(Self.compile(#"{"localizations": null, "comment": null, "shouldTranslate": null}"#) == [:])
    #expect(Self.compile(#"{"localizations": {"en": null, "de": null}}"#) == [:])
    #expect(Self.compile(#"{"shouldTranslate": false, "localizations": {"de": \#(Self.unit("D"))}}"#) == ["de": "D"])
  }

  @Test("The language filter matches any spelling of a language")
  func filter() {
    let entry = #"{"localizations": {"iw": \#(Self.unit("I")), "pt_BR": \#(Self.unit("P")), "en": \#(Self.unit("E"))}}"#
    #expect(Self.compile(entry, languages: ["he"]) == ["he": "I"])
    #expect(Self.compile(entry, languages: ["pt-BR", "EN"]) == ["pt_BR": "P", "en": "E"])
    #expect(Self.compile(entry, languages: []) == [:])
    #expect(Self.compile("{}", languages: ["de"], buildsAll: true) == [:])
  }

  @Test("Two codes of one folder: the one spelled like it, else the first by its bytes; always with a warning")
  func rivals() {
    func winner(_ codes: [String]) -> (String?, Int) {
      let texts = codes.map { "\"\($0)\": \(Self.unit($0))" }.joined(separator: ", ")
      let compiled = StringCatalog.compile(CompilerRejectionTests.catalog(texts))
      return (compiled.tables.first?.strings["k"], compiled.warnings.count)
    }
    #expect(winner(["iw", "he"]) == ("he", 1))
    #expect(winner(["sr-cyrl", "sr-Cyrl"]) == ("sr-Cyrl", 1))
    #expect(winner(["no-bok", "no", "nb"]) == ("nb", 2))
  }

  @Test("Keys that differ in which code they use share the folder")
  func mixedCodes() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {"iw": \(Self.unit("A"))}}, "b": {"localizations": {"he": \(Self.unit("B"))}}}}
      """
    let compiled = StringCatalog.compile(Array(catalog.utf8))
    #expect(compiled.tables.map(\.folder) == ["he"] && compiled.tables.first?.strings == ["a": "A", "b": "B"])
  }

  @Test("Of a repeated key the last counts whole, and the repetition is told")
  func repeatedKeys() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "k": {"localizations": {"en": \(Self.unit("1")), "de": \(Self.unit("1"))}},
        "k": {"localizations": {"en": \(Self.unit("2"))}}}}
      """
    let compiled = StringCatalog.compile(Array(catalog.utf8))
    #expect(compiled.tables.map(\.folder) == ["en"] && compiled.tables.first?.strings == ["k": "2"])
    #expect(compiled.warnings.contains { $0.position.line == 3 })
  }

  @Test("UTF-16, CRLF and trailing commas are read")
  func dialects() {
    let text =
      "{\"sourceLanguage\": \"en\",\r\n\"version\": 1, \"strings\": {\"k\": {\"localizations\": {\"en\": \(Self.unit("é")),}},},}"
    let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [Array(text.utf8), [0xFE, 0xFF] + units] {
      #expect(StringCatalog.compile(bytes).tables.first?.strings == ["k": "é"])
    }
  }
}
