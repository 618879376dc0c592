import HostEvidence
import LocalizationRuntime
import StringCatalogs
import Testing

@Suite("A .stringsdict entry that is a bare string")
struct BareStringEntryTests {
  @Test("It is formatted like a plain text, and wins over the .strings of its language")
  func formatting() {
    let formatter = MessageFormatter(locale: .identifier("en_US"), idiom: "mac")
    let entry = LocalizedEntry.rule(StringsDictEntry(plainText: "%lld ready"), plain: "%lld old")
    let message = formatter.format(entry, arguments: [.integer(1200)])
    #expect(message?.text == "1,200 ready")
    #expect(message?.variant == nil && message?.diagnostics == [])
  }
}
