import HostEvidence
import Reports
import Testing

@testable import ReportFormats

/// Values of the page, in their language and out of the way of the text around them.
@Suite struct HTMLValueTests {
  private static func value(_ text: String, _ language: String = "ar") -> String {
    var page = HTMLWriter()
    page.value(text, language: language)
    return String(decoding: page.bytes, as: UTF8.self)
  }

  @Test func `a value has its language and its own direction`() {
    #expect(Self.value("مرحبا") == "<bdi class=\"value\" dir=\"auto\" lang=\"ar\">مرحبا</bdi>")
  }

  @Test func `what nobody sees is written out`() {
    #expect(Self.value("a\u{202E}b\u{7}\n").contains(">a\\u{202E}b\\u{7}\\n</bdi>"))
    #expect(Self.value("").contains(">empty text</i>"))
    #expect(Self.value("  ").contains(">\\u{20}\\u{20}</bdi>"))
  }

  @Test func `markup is text`() {
    #expect(
      Self.value("<b a='1' c=\"2\">&amp;</b>").contains(
        ">&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;amp;&lt;/b&gt;</bdi>"))
  }

  @Test(arguments: [
    ("de", "de"), ("zh-Hans", "zh-Hans"), ("zh_Hant_TW", "zh-Hant-TW"), ("", "und"), ("Base", "und"), ("root", "und"),
    ("\"><b", "und"), ("d", "und"), ("de-", "und"), ("12", "und"), ("de-toolongsubtag", "und"),
  ]) func `markup names languages that have a tag`(_ localization: String, _ tag: String) {
    #expect(PageLanguage.tag(localization) == tag)
  }

  @Test(arguments: [
    (Outcome.value, "pl"), (.key, "zxx"), (.default, "und"), (.persisted, "und"),
  ]) func `a key is in no language, and what no table served in one that is not known`(
    _ outcome: Outcome, _ tag: String
  ) {
    var record = ArrivalReport.report.observations[0]
    record.outcome = outcome
    record.resolvedLocale = outcome == .value ? "pl" : nil
    #expect(record.valueLanguage == tag)
  }

  @Test(arguments: [
    ("pl", "Polish"), ("pt-BR", "Portuguese (pt-BR)"), ("zh-Hans", "Simplified Chinese"), ("xx", "xx"), ("", ""),
  ]) func `a heading has languages in words`(_ tag: String, _ name: String) {
    #expect(LanguageWords.name(of: tag) == name)
  }
}
