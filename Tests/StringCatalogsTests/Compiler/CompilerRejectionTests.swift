import PositionedJSON
import StringCatalogs
import Testing

@Suite("Catalogs the compiler rejects")
struct CompilerRejectionTests {
  static func catalog(_ localizations: String, key: String = "k", source: String = "en") -> [UInt8] {
    Array(
      """
      {"sourceLanguage": "\(source)", "version": "1.0", "strings": {
      "\(key)": {"localizations": {
      \(localizations)
      }}}}
      """.utf8)
  }

  private static let unit = #"{"stringUnit": {"state": "translated", "value": "v"}}"#
  private static let number = #"{"stringUnit": {"state": "translated", "value": "%lld"}}"#
  private static let plural = #"{"plural": {"one": \#(number), "other": \#(number)}}"#

  /// `¶` marks the place of the fault.
  @Test(
    "Faults of meaning are told in the words of Apple's compiler, at their place",
    arguments: [
      (
        #""en": {"variations": {¶"plural": {"one": \#(unit), "other": \#(unit)}}}"#,
        "Plural variation requires referencing the number in the string. To maintain grammatical correctness for strings"
          + " that do not reference the number of items, use separate top-level strings for one and greater than one."
          + " (en: k)"
      ),
      (
        #""en": {"stringUnit": {"state": "new", "value": ¶"%#@b@"}, "substitutions": {"a": {"variations": \#(plural)}}}"#,
        "Referencing undefined substitution 'b' (en: k)"
      ),
      (
        #""de": {"variations": {"plural": {¶"other": {"variations": {"device": {"mac": \#(number)}}}, "one": \#(number)}}}"#,
        "Plural case cannot be further varied (de: k)"
      ),
      (
        #""en": {"variations": {"device": {"mac": \#(unit), ¶"other": {"variations": \#(plural)}}}}"#,
        "Fallback value cannot be further varied (en: k)"
      ),
      (
        #""en": {"variations": {"device": {"mac": {"stringUnit": {"state": "new", "value": "%#@a@"}, "substitutions": {¶"a": {"variations": \#(plural)}}}}}}"#,
        "Referencing undefined substitution 'a' (en: k)"
      ),
      (
        #""en": {"substitutions": {"a": {"argNum": 2, "variations": \#(plural)}}, "variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": ¶"%lld %#@a@"}}}}}"#,
        "Cannot reference substitution 'a' from here because it is not a plain string (en: k)"
      ),
      (
        #""en": {"stringUnit": {"state": "new", "value": "%#@a@"}, "substitutions": {"a": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": ¶"%lld %#@a@"}}}}}}}"#,
        "Cannot reference substitution 'a' from here because it is not a plain string (en: k|==|substitutions.a)"
      ),
      (#""../x": ¶\#(unit)"#, "'../x' cannot name a folder; expected a language such as de or pt-BR (../x: k)"),
    ]
  )
  func meaning(marked: String, text: String) {
    let parts = marked.split(separator: "¶")
    let compiled = StringCatalog.compile(Self.catalog(parts.joined()))
    #expect(compiled.errors.map(\.text) == [text])
    #expect(compiled.errors.map { [$0.position.line, $0.position.column] } == [[3, parts[0].utf8.count + 1]])
    #expect(compiled.tables.isEmpty)
  }

  @Test(
    "Faults of shape name the member and where it stands",
    arguments: [
      (#""en": {}"#, "stringUnit"),
      (#""en": "text""#, "en"),
      (#""en": {"stringUnit": {"value": "v"}}"#, "state"),
      (#""en": {"stringUnit": {"state": null, "value": "v"}}"#, "state"),
      (#""en": {"stringUnit": {"state": "new"}}"#, "value"),
      (#""en": {"stringUnit": {"state": "new", "value": 7}}"#, "value"),
      (#""en": {"stringUnit": []}"#, "stringUnit"),
      (#""en": {"variations": {"plural": []}}"#, "plural"),
      (#""en": {"variations": "plural"}"#, "variations"),
      (#""en": {"variations": {"device": {"mac": "text"}}}"#, "mac"),
      (#""en": {"variations": {"device": {"mac": {}}}}"#, "mac"),
      (#""en": {"stringUnit": {"state": "new", "value": "v"}, "substitutions": {"a": []}}"#, "a"),
      (#""en": {"substitutions": {"a": {"variations": \#(plural)}}}"#, "stringUnit"),
      (
        #""en": {"stringUnit": {"state": "new", "value": "%#@a@"}, "substitutions": {"a": {"argNum": true, "variations": \#(plural)}}}"#,
        "argNum"
      ),
      (
        #""en": {"stringUnit": {"state": "new", "value": "%#@a@"}, "substitutions": {"a": {"formatSpecifier": 1, "variations": \#(plural)}}}"#,
        "formatSpecifier"
      ),
    ]
  )
  func shape(localizations: String, member: String) {
    let compiled = StringCatalog.compile(Self.catalog(localizations))
    #expect(compiled.isRejected && compiled.tables.isEmpty)
    let named = compiled.errors.contains {
      $0.message.contains("'\(member)'") && $0.position.line == 3 && $0.key == "k"
    }
    #expect(named, "\(compiled.errors.map { $0.line(path: "C") })")
  }

  @Test(
    "The root and entries are held against the format",
    arguments: [
      (#"{"version": "1.0", "strings": {}}"#, "sourceLanguage"),
      (#"{"sourceLanguage": "en", "strings": {}}"#, "version"),
      (#"{"sourceLanguage": "en", "version": false, "strings": {}}"#, "version"),
      (#"{"sourceLanguage": "en", "version": null, "strings": {}}"#, "version"),
      (#"{"sourceLanguage": "en", "version": "1.0"}"#, "strings"),
      (#"{"sourceLanguage": "en", "version": "1.0", "strings": []}"#, "strings"),
      (#"{"sourceLanguage": 1, "version": "1.0", "strings": {}}"#, "sourceLanguage"),
      (#"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": "v"}}"#, "k"),
      (#"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"extractionState": true}}}"#, "extractionState"),
      (#"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"shouldTranslate": "no"}}}"#, "shouldTranslate"),
      (#"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"comment": 4}}}"#, "comment"),
      (#"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": []}}}"#, "localizations"),
      ("[]", "sourceLanguage"),
    ]
  )
  func root(text: String, member: String) {
    let compiled = StringCatalog.compile(Array(text.utf8))
    #expect(compiled.errors.contains { $0.message.contains("'\(member)'") }, "\(compiled.problems.map(\.text))")
  }

  @Test("A translation need not mention the number where the source text does, and must where there is none")
  func numberScope() {
    let good = #"{"variations": {"plural": {"one": \#(Self.number), "other": \#(Self.unit)}}}"#
    let bad = #"{"variations": {"plural": {"one": \#(Self.unit), "other": \#(Self.unit)}}}"#
    func errors(_ text: String) -> [String?] { StringCatalog.compile(Self.catalog(text)).errors.map(\.language) }
    #expect(errors(#""en": \#(good), "de": \#(bad)"#) == [])
    #expect(errors(#""en": \#(bad), "de": \#(good)"#) == ["en"])
    #expect(errors(#""de": \#(bad), "fr": \#(good)"#) == ["de"])
    #expect(errors(#""de": \#(bad), "en": \#(Self.unit)"#) == ["de"])
    let exempt = StringCatalog.compile(Self.catalog(#""en": \#(good), "de": \#(bad)"#))
    #expect(exempt.tables.first?.stringsDict["k"]?.variables["value"]?.valueType == "lld")
  }

  @Test("All faults are told at once, in the order of the text")
  func everything() {
    let text = #""en": {}, "de": {"stringUnit": {}}, "fr": {"variations": {"plural": {"other": \#(Self.unit)}}}"#
    let errors = StringCatalog.compile(Self.catalog(text)).errors
    #expect(errors.count == 4)
    #expect(errors.map(\.position) == errors.map(\.position).sorted())
  }
}
