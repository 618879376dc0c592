import HostEvidence
import LocalizationRuntime
import StringCatalogs
import Testing

@Suite("Formatting from many threads")
struct ConcurrentFormattingTests {
  @Test("eight tasks that share rules, formats and memories print what one prints alone")
  func sameTexts() async {
    let alone = Self.texts()
    let together = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { Self.texts() } }
      return await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    for texts in together { #expect(texts == alone) }
  }

  private static func texts() -> [String] {
    let rule = StringsDictEntry.PluralRule(
      valueType: "lld",
      forms: ["zero": "none", "one": "%lld one", "few": "%lld few", "many": "%lld many", "other": "%lld other"])
    let entry = PreparedEntry(.rule(StringsDictEntry(formatKey: "%#@v@ %2$08.2f", variables: ["v": rule]), plain: nil))
    var texts: [String] = []
    for locale in ["en_US", "ru_RU", "pl_PL", "ar_SA", "hi_IN", "cs_CZ"] {
      let formatter = MessageFormatter(locale: .identifier(locale), idiom: "mac")
      for number in 0..<200 {
        let arguments: [MessageArgument] = [.integer(number * 37), .double(Double(number) / 8)]
        texts.append(formatter.format(entry, arguments: arguments)?.text ?? "")
      }
    }
    return texts
  }
}
