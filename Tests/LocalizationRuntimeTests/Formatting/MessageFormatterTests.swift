import HostEvidence
import LocalizationRuntime
import StringCatalogs
import Testing

@Suite("Formatting a message")
struct MessageFormatterTests {
  private let english = MessageFormatter(locale: .identifier("en_US"), idiom: "mac")
  private let russian = MessageFormatter(locale: .identifier("ru_RU"), idiom: "iphone")

  private func rule(_ forms: [String: String], type: String? = "lld") -> StringsDictEntry.PluralRule {
    StringsDictEntry.PluralRule(valueType: type, forms: forms)
  }

  private func shown(
    _ formatter: MessageFormatter, _ key: String, _ variables: [String: StringsDictEntry.PluralRule],
    _ arguments: [MessageArgument]
  ) -> FormattedMessage? {
    formatter.format(.rule(StringsDictEntry(formatKey: key, variables: variables), plain: nil), arguments: arguments)
  }

  @Test("the variant names every variable with the form that it took, in the order of the text")
  func variantPath() throws {
    let animals = rule(["one": "%lld зверь", "few": "%lld зверя", "many": "%lld зверей", "other": "%lld зверя"])
    let birds = rule(["one": "%lld птица", "few": "%lld птицы", "many": "%lld птиц", "other": "%lld птицы"])
    let message = try #require(
      shown(
        russian, "%2$#@birds@, %1$#@animals@, %2$#@birds@", ["animals": animals, "birds": birds],
        [.integer(5), .integer(21)]))
    #expect(message.text == "21 птица, 5 зверей, 21 птица")
    #expect(message.variant == "birds.one/animals.many")
    #expect(message.diagnostics == [])
    #expect(message.selections.map(\.argument) == [2, 1, 2])
  }

  @Test("a plain specifier in a form is the variable's own argument, and the next ones go on from there")
  func ownArgument() {
    let form = rule(["other": "%lld near %@ with %1$@"])
    let message = shown(english, "%2$#@v@ | %@", ["v": form], [.string("Ari"), .integer(3), .string("Pier")])
    #expect(message?.text == "3 near Pier with Ari | Ari")
  }

  @Test("a variable inside a variable takes its own argument")
  func nested() {
    let inner = rule(["one": "%2$lld room", "other": "%2$lld rooms"])
    let outer = rule(["one": "%lld user in %2$#@inner@", "other": "%lld users in %2$#@inner@"])
    let message = shown(english, "%#@outer@", ["outer": outer, "inner": inner], [.integer(2), .integer(1)])
    #expect(message?.text == "2 users in 1 room")
    #expect(message?.variant == "outer.other/inner.one")
  }

  @Test("a hidden argument prints nothing and is used up")
  func hiddenArgument() {
    let message = english.format(.text("%n%n %@ port"), arguments: [.integer(0), .integer(0), .string("Rowan")])
    #expect(message == FormattedMessage(text: " Rowan port"))
  }

  @Test("a form that is missing is told with the form that is shown and those that exist")
  func missingForm() throws {
    let message = try #require(
      shown(russian, "%#@v@", ["v": rule(["one": "%lld a", "other": "%lld b"])], [.integer(3)]))
    #expect(message.text == "3 b")
    #expect(message.variant == "v.other")
    let selection = try #require(message.selections.first)
    #expect(selection.isFormMissing)
    #expect(selection.category == .few && selection.served == .other && selection.forms == [.one, .other])
    #expect(message.diagnostics == [.pluralFormMissing(selection)])
  }

  @Test("forms that the formatting locale never needs are unreachable; zero, one and other never are")
  func unreachableForms() throws {
    let forms = ["zero": "-", "one": "%lld", "few": "%lld", "many": "%lld", "other": "%lld"]
    let foreign = try #require(shown(english, "%#@v@", ["v": rule(forms)], [.integer(3)])?.selections.first)
    #expect(foreign.unreachableForms == [.few, .many])
    let own = try #require(shown(russian, "%#@v@", ["v": rule(forms)], [.integer(3)])?.selections.first)
    #expect(own.unreachableForms == [])
  }

  @Test("without a locale numbers are plain, and the knob says whose plural rules hold")
  func withoutLocale() {
    let forms = rule(["one": "%lld-one", "few": "%lld-few", "other": "%lld-other"])
    let root = MessageFormatter(locale: .none(main: "ru"), idiom: "mac")
    var behavior = DeviceBehavior()
    behavior.formattingWithoutLocale = .main
    let main = MessageFormatter(locale: .none(main: "ru"), idiom: "mac", behavior: behavior)
    #expect(shown(root, "%#@v@", ["v": forms], [.integer(1)])?.text == "1-one")
    #expect(shown(root, "%#@v@", ["v": forms], [.integer(21)])?.text == "21-other")
    #expect(shown(root, "%#@v@", ["v": forms], [.integer(1002)])?.text == "1002-other")
    #expect(shown(main, "%#@v@", ["v": forms], [.integer(1002)])?.text == "1002-few")
    #expect(root.format(.text("%d, %.1f"), arguments: [.integer(12345), .double(1234.5)])?.text == "12345, 1234.5")
  }

  @Test("a number given for %@ is written as the locale writes numbers")
  func numberAsObject() {
    let german = MessageFormatter(locale: .identifier("de_DE"), idiom: "mac")
    let none = MessageFormatter(locale: .none(main: "de"), idiom: "mac")
    #expect(german.format(.text("%@ %@"), arguments: [.integer(12345), .double(1234.5)])?.text == "12.345 1.234,5")
    #expect(none.format(.text("%@ %@"), arguments: [.integer(12345), .double(0.1)])?.text == "12345 0.1")
  }
}

// MARK: - What shows as (null) or as it is written

extension MessageFormatterTests {
  @Test(
    "a variable that cannot choose shows (null) and says why",
    arguments: [
      ("lld", [MessageArgument](), FormatDiagnostic.NullReason.argumentMissing),
      ("lld", [.string("three")], .argumentNotNumeric),
      ("s", [.integer(3)], .argumentNotNumeric),
      ("%d", [.integer(3)], .valueTypeInvalid("%d")),
      ("", [.integer(3)], .valueTypeInvalid("")),
      (nil, [.integer(3)], .valueTypeMissing),
    ] as [(String?, [MessageArgument], FormatDiagnostic.NullReason)])
  func nulls(type: String?, arguments: [MessageArgument], reason: FormatDiagnostic.NullReason) throws {
    let message = try #require(shown(english, "a %#@v@ b", ["v": rule(["other": "%lld"], type: type)], arguments))
    #expect(message.text == "a (null) b")
    #expect(message.diagnostics.contains(.nullShown(variable: "v", reason)))
    #expect(message.variant == nil)
  }

  @Test("no form that fits shows (null), a rule of another kind too")
  func noForm() throws {
    let missing = try #require(shown(english, "%#@v@", ["v": rule(["one": "%lld"])], [.integer(3)]))
    #expect(missing.text == "(null)")
    #expect(missing.diagnostics.contains(.nullShown(variable: "v", .formMissing)))
    let other = StringsDictEntry.PluralRule(specType: "Gender", valueType: "lld", forms: ["other": "x"])
    let unknown = try #require(shown(english, "%#@v@", ["v": other], [.integer(3)]))
    #expect(unknown.diagnostics == [.nullShown(variable: "v", .ruleUnknown("Gender"))])
  }

  @Test("a rule without a value type leaves its argument to the next specifier")
  func valueTypeMissing() {
    let message = shown(english, "%#@v@ %lld", ["v": rule(["other": "x"], type: nil)], [.integer(7)])
    #expect(message?.text == "(null) 7")
  }

  @Test("a variable that the entry does not define is shown as it is written and takes no argument")
  func undefinedVariable() {
    let message = english.format(.text("a %1$#@nope@ %#@no@ %@"), arguments: [.string("x")])
    #expect(message?.text == "a %1$#@nope@ %#@no@ x")
    #expect(message?.diagnostics.contains(.placeholderShown(variable: "nope")) == true)
  }

  @Test("a name with letters beyond ASCII is not expanded", arguments: ["größe", "🧭dock", "naïve"])
  func nonASCIIName(name: String) {
    let message = shown(english, "%#@\(name)@!", [name: rule(["other": "%lld"])], [.integer(1)])
    #expect(message?.text == "#@\(name)@!")
  }

  @Test("an underscore and digits are part of a name")
  func names() {
    #expect(shown(english, "%#@a_1@", ["a_1": rule(["other": "%lld"])], [.integer(3)])?.text == "3")
  }
}

// MARK: - Isolates

extension MessageFormatterTests {
  @Test(
    "a left-to-right value in right-to-left text is isolated, and no other",
    arguments: [
      ("he_IL", "%@ שלום", "Rowan", "\u{2068}Rowan\u{2069} שלום"),
      ("he_IL", "שלום %@", "Rowan", "שלום \u{2068}Rowan\u{2069}"),
      ("ar_SA", "مرحبا %@!", "Rowan", "مرحبا \u{2068}Rowan\u{2069}!"), ("he_IL", "שלום %@", "רוני", "שלום רוני"),
      ("he_IL", "hello %@", "Rowan", "hello Rowan"), ("fr_FR", "Bonjour %@", "Rowan", "Bonjour Rowan"),
      ("en_US", "שלום %@", "Rowan", "שלום \u{2068}Rowan\u{2069}"),
    ])
  func isolates(locale: String, text: String, value: String, expected: String) {
    let formatter = MessageFormatter(locale: .identifier(locale), idiom: "mac")
    let shown = formatter.format(.text(text), arguments: [.string(value)])?.text ?? ""
    #expect(shown.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(shown.debugDescription)")
  }

  @Test("without a locale nothing is isolated, and numbers of %lld never are")
  func noIsolates() {
    let none = MessageFormatter(locale: .none(main: "he"), idiom: "mac")
    #expect(none.format(.text("שלום %@"), arguments: [.string("Rowan")])?.text == "שלום Rowan")
    let hebrew = MessageFormatter(locale: .identifier("he_IL"), idiom: "mac")
    #expect(hebrew.format(.text("שלום %lld"), arguments: [.integer(5)])?.text == "שלום 5")
  }
}
