import LocalizationRuntime
import Testing

@Suite("Plural categories and the choice of a form")
struct PluralChoiceTests {
  @Test(
    "categories are CLDR's",
    arguments: [
      ("en", 1.0, PluralCategory.one), ("en", 1.5, .other), ("ru", 21, .one), ("ru", 22, .few), ("ru", 25, .many),
      ("pt", 0, .one), ("pt-PT", 0, .other), ("pt_BR", 0, .one), ("fr", 1_000_000, .many), ("cy", 0, .zero),
      ("lv", 10, .zero), ("ar", 2, .two), ("ar-EG", 11, .many), ("iw", 2, .two), ("zh_Hans_CN", 1, .other),
      ("sr-Latn", 22, .few), ("cs", 1.5, .many), ("nb", 1, .one),
    ])
  func categories(locale: String, number: Double, category: PluralCategory) {
    #expect(PluralCategory.of(number, locale: locale) == category)
    if let integer = Int(exactly: number) { #expect(PluralCategory.of(integer, locale: locale) == category) }
  }

  @Test(
    "an identifier that is no locale answers other",
    arguments: ["", "xx", "???", "en\u{0}", "ру", String(repeating: "a", count: 5_000)])
  func unknownLocale(identifier: String) {
    #expect(PluralCategory.of(1, locale: identifier) == .other)
  }

  @Test("a locale's categories are those that some number has")
  func categoriesOfLocale() {
    #expect(PluralCategory.all(locale: "ja") == [.other])
    #expect(PluralCategory.all(locale: "de") == [.one, .other])
    #expect(PluralCategory.all(locale: "ar") == Set(PluralCategory.allCases))
  }

  struct Case: Sendable {
    var locale: String
    var number: PluralChoice.Number
    var forms: [PluralCategory]
    var served: PluralCategory?
  }

  @Test(
    "an explicit zero, the category, one for 1, then other",
    arguments: [
      Case(locale: "en", number: .integer(0), forms: [.zero, .one, .other], served: .zero),
      Case(locale: "fr", number: .integer(0), forms: [.zero, .one, .other], served: .zero),
      Case(locale: "fr", number: .integer(0), forms: [.one, .other], served: .one),
      Case(locale: "en", number: .double(0), forms: [.zero, .one, .other], served: .other),
      Case(locale: "lv", number: .integer(10), forms: [.zero, .one, .other], served: .zero),
      Case(locale: "lv", number: .integer(10), forms: [.one, .other], served: .other),
      Case(locale: "ru", number: .integer(3), forms: [.one, .other], served: .other),
      Case(locale: "ru", number: .integer(3), forms: [.one, .many], served: nil),
      Case(locale: "ja", number: .integer(1), forms: [.one], served: .one),
      Case(locale: "ja", number: .double(1), forms: [.one], served: nil),
      Case(locale: "ja", number: .integer(2), forms: [.one], served: nil),
      Case(locale: "ru", number: .integer(.max), forms: [.many, .other], served: .other),
      Case(locale: "ru", number: .integer(-1), forms: [.one, .few, .many, .other], served: .one),
    ])
  func forms(one: Case) {
    #expect(PluralChoice.choose(one.number, locale: one.locale, from: one.forms).served == one.served)
  }
}
