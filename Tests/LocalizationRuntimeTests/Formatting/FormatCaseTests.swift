import HostEvidence
import LocalizationRuntime
import StringCatalogs
import Testing

@Suite("Formatting as real Foundation was seen to do it")
struct FormatCaseTests {
  @Test(
    "every recorded result comes out the same, to the last invisible character",
    .enabled(if: FormatCase.isThere, "../shared/compile-oracle/format-cases.json is not beside the package"))
  func recordedResults() throws {
    let cases = try FormatCase.load()
    for one in cases {
      #expect(one.unread.isEmpty, "\(one.id) has members that nothing reads")
      let shown = show(one)
      #expect(
        shown.unicodeScalars.elementsEqual(one.expected.unicodeScalars),
        "\(one.id) in \(one.locale) with \(one.arguments): \(shown.debugDescription)")
    }
    print("format: \(cases.count) run, 0 skipped")
    #expect(!cases.isEmpty, "a file of cases must hold one")
  }

  /// What a program on a Mac shows: the entry, else the caller's default, else the key.
  private func show(_ one: FormatCase) -> String {
    let formatter = MessageFormatter(locale: .identifier(one.locale), idiom: "mac")
    let entry = one.stringsDict.map { LocalizedEntry.rule($0, plain: one.strings) } ?? one.strings.map { .text($0) }
    let message = entry.flatMap { formatter.format($0, arguments: one.arguments, width: one.width) }
    let missing = LocalizedEntry.text(one.value ?? one.key)
    return (message ?? formatter.format(missing, arguments: one.arguments))?.text ?? ""
  }
}
