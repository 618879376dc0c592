import LocalizationRuntime
import Testing

@Suite("Language tags")
struct LanguageTagTests {
  @Test(
    "Current locale is the chosen language with the device's region",
    arguments: [
      ("de", "DE", "de_DE"), ("en", "US", "en_US"), ("pt-BR", "PT", "pt_PT"), ("zh-Hans", "CN", "zh-Hans_CN"),
      ("German", "AT", "de_AT"), ("en_GB", "US", "en_US"), ("zh-HK", "HK", "zh_HK"), ("zh-HK", "CN", "zh-Hant_CN"),
      ("es-419", "MX", "es_MX"), ("sr-Latn", "RS", "sr-Latn_RS"),
    ])
  func localeIdentifier(language: String, region: String, expected: String) {
    #expect(LanguageTag.localeIdentifier(language: language, region: region) == expected)
  }

  @Test(
    "A tag's region is the one it names, else the likely one",
    arguments: [
      ("de-AT", "AT"), ("de", "DE"), ("pt", "BR"), ("zh-Hant", "TW"), ("es-419", "419"), ("ar", "EG"),
      ("sr-Latn-RS", "RS"),
    ])
  func region(tag: String, expected: String) {
    #expect(LanguageTag.region(of: tag) == expected)
  }

  @Test("Spellings of one language are told from its regional variants")
  func spellings() {
    #expect(LanguageTag.areSpellings("English", "en"))
    #expect(LanguageTag.areSpellings("pt_BR", "pt-BR"))
    #expect(LanguageTag.areSpellings("iw", "he"))
    #expect(!LanguageTag.areSpellings("en", "en-GB"))
    #expect(!LanguageTag.areSpellings("pt", "pt-BR"))
  }

  @Test(
    "A text that is no language tag has no region and does no harm", arguments: ["", "x-private", "日本語", "xx", "-_-"])
  func oddTags(tag: String) {
    #expect(LanguageTag.region(of: tag) == nil)
    _ = LanguageTag.localeIdentifier(language: tag, region: "DE")
  }
}
