import StringCatalogs
import Testing

/// Small catalogs of each kind and what must be written for them.
@Suite("Compiling catalogs")
struct CompilerTests {
  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  private static func plural(_ cases: [(String, String)]) -> String {
    "{\"plural\": {" + cases.map { "\"\($0.0)\": \(unit($0.1))" }.joined(separator: ", ") + "}}"
  }

  private static func variable(_ type: String, _ forms: [String: String]) -> StringsDictEntry.PluralRule {
    StringsDictEntry.PluralRule(valueType: type, forms: forms)
  }

  /// The English tables of a catalog with one key.
  private static func english(_ localization: String, key: String = "k") -> CompiledTable {
    let compiled = StringCatalog.compile(CompilerRejectionTests.catalog("\"en\": \(localization)", key: key))
    #expect(compiled.errors.isEmpty, "\(compiled.errors.map(\.text))")
    return compiled.tables.first ?? CompiledTable(folder: "en")
  }

  @Test(
    "A plural's variable has the type and the position of its number",
    arguments: [
      ("%lld day", "%lld days", "%#@value@", "lld"), ("One day", "%d days", "%#@value@", "d"),
      ("%1$@ has %2$lld day", "%1$@ has %2$lld days", "%2$#@value@", "lld"),
      ("%2$@: %1$llu", "%2$@: %1$llu", "%#@value@", "llu"), ("%.1f mile", "%.1f miles", "%#@value@", "f"),
      ("%@ %%d %lf", "%@ %%d %lf", "%2$#@value@", "lf"), ("%*d", "%*d", "%2$#@value@", "d"),
    ]
  )
  func pluralNumber(one: String, other: String, format: String, type: String) {
    let table = Self.english("{\"variations\": \(Self.plural([("one", one), ("other", other)]))}")
    let rule = Self.variable(type, ["one": one, "other": other])
    #expect(table.stringsDict["k"] == StringsDictEntry(formatKey: format, variables: ["value": rule]))
    #expect(table.strings.isEmpty)
  }

  @Test("%arg becomes the number's own conversion, positioned where the substitution says its argument")
  func argument() {
    let substitution =
      #"{"argNum": 2, "formatSpecifier": "d", "variations": \#(Self.plural([("other", "%arg of %1$@, %%arg")]))}"#
    let positioned = Self.english(
      #"{"stringUnit": {"state": "new", "value": "%#@n@"}, "substitutions": {"n": \#(substitution)}}"#)
    #expect(
      positioned.stringsDict["k"]
        == StringsDictEntry(
          formatKey: "%2$#@n@", variables: ["n": Self.variable("d", ["other": "%2$d of %1$@, %%arg"])]))
    let free = #"{"variations": \#(Self.plural([("other", "%arg left, %3$arg")]))}"#
    let open = Self.english(
      #"{"stringUnit": {"state": "new", "value": "%#@n@"}, "substitutions": {"n": \#(free)}}"#, key: "n %lf")
    #expect(
      open.stringsDict["n %lf"]
        == StringsDictEntry(formatKey: "%#@n@", variables: ["n": Self.variable("lf", ["other": "%lf left, %3$lf"])]))
    let plain = Self.english(#"{"variations": \#(Self.plural([("other", "%arg days")]))}"#, key: "%@ %llu days")
    #expect(
      plain.stringsDict["%@ %llu days"]
        == StringsDictEntry(
          formatKey: "%2$#@value@", variables: ["value": Self.variable("llu", ["other": "%llu days"])]))
  }

  @Test(
    "A substitution without a specifier takes it from its texts, then from the key",
    arguments: [
      ("%@ %u", 2, "k", "u"), ("%1$lf %2$d", 2, "k", "d"), ("many", 2, "%lld %f", "f"), ("many", 1, "k", "lld"),
      ("%1$@ for %2$lld", nil, "k", "lld"), ("many", nil, "%@ %d", "d"),
    ] as [(String, Int?, String, String)]
  )
  func inferredSpecifier(text: String, argument: Int?, key: String, type: String) {
    let number = argument.map { "\"argNum\": \($0), " } ?? ""
    let substitution = "{\(number)\"variations\": \(Self.plural([("other", text)]))}"
    let table = Self.english(
      #"{"stringUnit": {"state": "new", "value": "%#@n@"}, "substitutions": {"n": \#(substitution)}}"#, key: key)
    #expect(table.stringsDict[key]?.variables["n"]?.valueType == type)
  }

  @Test("References keep a written position, get the substitution's, and names of other scripts become value")
  func references() {
    let one = #"{"argNum": 3, "formatSpecifier": "lld", "variations": \#(Self.plural([("other", "%lld")]))}"#
    let texts = #"{"stringUnit": {"state": "new", "value": "%%#@a@ %#@信@ %1$#@a@ %#@号@ %#@信@"}, "#
    let table = Self.english(texts + #""substitutions": {"a": \#(one), "信": \#(one), "号": \#(one)}}"#)
    #expect(table.stringsDict["k"]?.formatKey == "%%#@a@ %3$#@value@ %1$#@a@ %3$#@value2@ %3$#@value@")
    #expect(table.stringsDict["k"]?.variables.keys.sorted() == ["a", "value", "value2"])
  }

  @Test("Device texts go into the rule, 'other' into the .strings, nested plurals and references stay rules")
  func devices() {
    let one = #"{"argNum": 1, "formatSpecifier": "lld", "variations": \#(Self.plural([("other", "%arg x")]))}"#
    let table = Self.english(
      """
      {"substitutions": {"a": \(one)}, "variations": {"device": {
        "mac": \(Self.unit("click %#@a@")), "ipad": \(Self.unit("tap")), "other": \(Self.unit("press")),
        "appletv": {"variations": \(Self.plural([("one", "%d"), ("other", "%d s")]))}}}}
      """)
    #expect(table.strings == ["k": "press"])
    let clicked = StringsDictEntry(
      formatKey: "click %1$#@a@", variables: ["a": Self.variable("lld", ["other": "%1$lld x"])])
    let watched = StringsDictEntry(
      formatKey: "%#@value@", variables: ["value": Self.variable("d", ["one": "%d", "other": "%d s"])])
    let rule: [String: StringsDictVariant] = ["mac": .entry(clicked), "ipad": .text("tap"), "appletv": .entry(watched)]
    #expect(table.stringsDict["k"] == StringsDictEntry(deviceRule: rule))
    let only = Self.english(#"{"variations": {"device": {"other": \#(Self.unit("press"))}}}"#)
    #expect(only.strings == ["k": "press"] && only.stringsDict.isEmpty)
  }

  @Test("Width variations become a width rule")
  func widths() {
    let table = Self.english(#"{"variations": {"width": {"20": \#(Self.unit("s")), "100": \#(Self.unit("long"))}}}"#)
    let forms = [StringsDictEntry.WidthForm(width: 20, text: "s"), .init(width: 100, text: "long")]
    #expect(table.stringsDict["k"] == StringsDictEntry(widthRule: forms))
  }

  @Test(
    "Odd but accepted texts are written, or dropped with a warning",
    arguments: [
      (#"{"variations": {}, \#(unit("v").dropFirst())"#, nil, 2), (#"{"variations": {"device": {}}}"#, nil, 1),
      (#"{"variations": {"plural": {}}}"#, nil, 1), (#"{"variations": {"size": {"s": \#(unit("v"))}}}"#, nil, 1),
      (#"{"stringSet": {"state": "new", "values": ["p ${applicationName}"]}}"#, "p ${applicationName}", 0),
      (#"{"stringSet": {"state": "new", "values": ["a", "b"]}}"#, "a", 1),
      (#"{"stringUnit": {"state": "new", "value": "%#@x@"}, "substitutions": {}}"#, "%#@x@", 0),
      (#"{"stringUnit": {"state": "x", "value": ""}, "variations": null, "substitutions": null}"#, "", 0),
      (unit(#"50% off %n %%"#), #"50% off %n %%"#, 0),
    ] as [(String, String?, Int)]
  )
  func oddities(localization: String, plain: String?, warnings: Int) {
    let compiled = StringCatalog.compile(CompilerRejectionTests.catalog("\"en\": \(localization)", source: "de"))
    #expect(compiled.errors.isEmpty && compiled.warnings.count == warnings, "\(compiled.problems.map(\.text))")
    #expect(compiled.tables.first?.strings["k"] == plain)
  }

  @Test("A substitution nobody refers to leaves a bare string in the .stringsdict, and a warning")
  func unreferenced() {
    let one = #"{"argNum": 1, "formatSpecifier": "lld", "variations": \#(Self.plural([("other", "%lld")]))}"#
    let compiled = StringCatalog.compile(
      CompilerRejectionTests.catalog(
        #""en": {"stringUnit": {"state": "new", "value": "%lld ok"}, "substitutions": {"a": \#(one)}}"#))
    #expect(compiled.tables.first?.stringsDict["k"] == StringsDictEntry(plainText: "%lld ok"))
    #expect(
      compiled.warnings.map(\.text) == [
        "Substitution 'a' was never referenced. To reference, use %#@a@ in some other string"
          + " (en: k|==|substitutions.a)"
      ])
  }

  @Test("Plural and device side by side compile to the plural, with a warning")
  func siblings() {
    let axes = Self.plural([("other", "%lld")]).dropLast() + ", \"device\": {\"mac\": \(Self.unit("m"))}}"
    let compiled = StringCatalog.compile(CompilerRejectionTests.catalog("\"en\": {\"variations\": \(axes)}"))
    #expect(compiled.tables.first?.stringsDict["k"]?.formatKey == "%#@value@")
    #expect(compiled.warnings.count == 1)
  }
}
