import LocalizationRuntime
import Ownership
import Testing

@Suite struct PluralLanguageTests {
  @Test(arguments: [
    ("en", "one other"), ("ru", "one few many"), ("ar", "zero one two few many other"), ("ja", "other"),
    ("fr", "one other"), ("es", "one other"), ("it", "one other"), ("pt", "one other"), ("ca", "one other"),
    ("cs", "one few other"), ("sk", "one few other"), ("lt", "one few other"), ("pl", "one few many"),
    ("zh-Hans", "other"), ("pt-BR", "one other"), ("nb", "one other"), ("he", "one two other"), ("iw", "one two other"),
  ]) func `whole numbers of everyday use need these forms`(_ language: String, _ categories: String) throws {
    let needed = try #require(PluralLanguage.of(language)).needed(for: .integer)
    #expect(needed.map(\.rawValue).joined(separator: " ") == categories)
  }

  @Test(arguments: ["cs", "sk", "lt"]) func `only decimals need the form many there`(_ language: String) throws {
    let rules = try #require(PluralLanguage.of(language))
    #expect(rules.needed(for: .float).contains(.many))
    #expect(!rules.needed(for: nil).contains(.many))
  }

  @Test func `of a language that nobody knows nothing is said`() {
    #expect(PluralLanguage.of("tlh") == nil)
    #expect(PluralLanguage.of("mul") == nil)
    #expect(PluralLanguage.of("") == nil)
  }

  @Test func `a form for zero takes that number away from another`() throws {
    let french = try #require(PluralLanguage.of("fr"))
    #expect(french.numbers(of: .one, hasZero: false) == [0, 1])
    #expect(french.numbers(of: .one, hasZero: true) == [1])
  }
}
