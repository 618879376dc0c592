import LocaleMatrix
import Testing

@Suite struct LanguageTagTests {
  @Test(
    "tags as Apple writes them are good",
    arguments: [
      "de", "pt-BR", "zh-Hans", "zh-Hant-HK", "es-419", "fil", "en-GB", "ca-ES-valencia", "sr-Latn", "en-US-POSIX",
    ])
  func good(tag: String) {
    #expect(LanguageTag.problem(with: tag) == nil)
  }

  @Test(
    "another spelling is answered with Apple's",
    arguments: [
      ("de_DE", "de-DE"), ("DE", "de"), ("zh-hans", "zh-Hans"), ("pt-br", "pt-BR"), ("zh_Hant_HK", "zh-Hant-HK"),
    ])
  func respelled(tag: String, spelled: String) {
    #expect(LanguageTag.problem(with: tag)?.contains("write \"\(spelled)\"") == true)
  }

  @Test(
    "what is no tag is answered with examples", arguments: ["", "German", "d", "de-", "each", "de--DE", "de-DE-x", "*"])
  func bad(tag: String) {
    #expect(LanguageTag.problem(with: tag)?.contains("no language tag") == true)
  }
}
