import Foundation
import HostEvidence
import LocalizedStrings
import Testing

/// Code that looks a format up first and fills it afterwards, the way `.stringsdict` was made for.
@Suite struct FormatCallTests {
  private func inRussian(_ body: () -> Void) throws {
    let bundles = try TemporaryBundles()
    try bundles.add(
      "A.app",
      files: [
        "ru.lproj/Localizable.stringsdict": plurals([
          "minutes": ["one": "%lld минута", "few": "%lld минуты", "many": "%lld минут", "other": "%lld мин."],
          "trips": ["one": "%lld поездка", "few": "%lld поездки", "many": "%lld поездок", "other": "%lld"],
        ]),
        "ru.lproj/Localizable.strings": strings(["plain": "%d из %d", "title": "Поездка"]),
      ])
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["ru"], region: "RU"), operation: body)
  }

  @Test(arguments: [(1, "1 минута"), (3, "3 минуты"), (5, "5 минут"), (21, "21 минута")])
  func `A plural rule is found again behind the text that NSLocalizedString gave`(count: Int, text: String) throws {
    try inRussian {
      #expect(String.localizedStringWithFormat(NSLocalizedString("minutes", comment: ""), count) == text)
    }
  }

  @Test func `Formats that are kept and used later do not mix up`() throws {
    try inRussian {
      let minutes = NSLocalizedString("minutes", comment: "")
      let trips = Bundle.main.localizedString(forKey: "trips", value: nil, table: nil)
      #expect(String.localizedStringWithFormat(minutes, 3) == "3 минуты")
      #expect(String.localizedStringWithFormat(trips, 3) == "3 поездки")
      #expect(minutes != trips)
    }
  }

  @Test func `Without a locale the root rules pick the form`() throws {
    try inRussian {
      #expect(String(format: NSLocalizedString("minutes", comment: ""), 3) == "3 мин.")
      #expect(String(format: NSLocalizedString("minutes", comment: ""), 1) == "1 минута")
      #expect(String(format: NSLocalizedString("minutes", comment: ""), locale: .current, 3) == "3 минуты")
    }
  }

  @Test func `A text without a rule is not marked`() throws {
    try inRussian {
      #expect(NSLocalizedString("title", comment: "") == "Поездка")
      #expect(NSLocalizedString("title", comment: "").unicodeScalars.count == 7)
      #expect(String(format: NSLocalizedString("plain", comment: ""), 1, 2) == "1 из 2")
    }
  }

  @Test func `What was looked up and formatted is one look-up in the log`() throws {
    let log = LookUpLog()
    try inRussian {
      LookUpLog.$current.withValue(log) {
        _ = String(format: NSLocalizedString("minutes", comment: ""), 3)
        _ = String(format: NSLocalizedString("plain", comment: ""), 1, 2)
      }
    }
    #expect(log.reports.map(\.text) == ["3 мин.", "1 из 2"])
    #expect(log.reports.map(\.variant) == ["value.other", nil])
    #expect(log.reports.map(\.formattingLocale) == ["root", "root"])
  }

  @Test(arguments: ["%@ %@ %@", "%s", "%n%n", "%99999999999d", "%*d", "%1$@ %9$@", "%", "%#@a@", "%ll"])
  func `A hostile format gives a text and touches nothing`(format: String) {
    let texts = [
      String(format: format), String(format: format, 1), String(format: format, "x"), String(format: format, 1.5, "x"),
      String.localizedStringWithFormat(format, "x", 2),
    ]
    #expect(texts.allSatisfy { $0.utf8.count < 10_000 })
  }
}
