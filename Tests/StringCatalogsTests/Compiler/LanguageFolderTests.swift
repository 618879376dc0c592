import StringCatalogs
import Testing

@Suite("Naming .lproj folders")
struct LanguageFolderTests {
  @Test(
    "Obsolete codes, default scripts and case are put right; a region keeps its separator",
    arguments: [
      ("de", "de"), ("iw", "he"), ("iw_IL", "he_IL"), ("in", "id"), ("ji", "yi"), ("jw-ID", "jv-ID"), ("tl", "fil"),
      ("no", "nb"), ("no-NO", "nb-NO"), ("no-bok-NO", "nb-NO"), ("sr-Cyrl-RS", "sr-RS"), ("sr_Latn", "sr-Latn"),
      ("zh-Hans", "zh-Hans"), ("zh_Hans_CN", "zh_CN"), ("zh-cmn-Hant", "zh-Hant"), ("cmn", "zh"), ("i-klingon", "tlh"),
      ("EN-us", "en-US"), ("pt_br", "pt_BR"), ("pt-BR", "pt-BR"), ("en-UK", "en-GB"), ("cs-CS", "cs-CZ"),
      ("sh-RS", "sr-RS"), ("hbs", "sr-Latn"), ("zh-HK", "zh-HK"), ("zh-Hant-HK", "zh-Hant-HK"), ("es-419", "es-419"),
      ("German", "de"), ("", ""), ("🧭", "🧭"), ("xx-klingonisch", "xx-klingonisch"),
    ]
  )
  func names(code: String, folder: String) {
    #expect(LanguageFolder.name(of: code) == folder)
  }

  @Test("Two spellings that keep their own folders are still one language")
  func identity() {
    #expect(LanguageFolder.identity(of: "pt_BR") == LanguageFolder.identity(of: "pt-br"))
    #expect(LanguageFolder.identity(of: "pt") != LanguageFolder.identity(of: "pt-BR"))
  }

  @Test("A code longer than any identifier is harmless")
  func longCode() {
    #expect(!LanguageFolder.name(of: String(repeating: "a-", count: 10_000)).isEmpty)
  }
}
