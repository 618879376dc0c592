import HostEvidence
import Reports
import Testing

/// Keys that share their beginning, in a table that has no room for them.
@Suite struct KeyLabelTests {
  private static let cell = "s/de/3/App"

  /// The rows of the table that name a message, without what they show of it.
  private static func names(_ keys: [String], languages: [String] = ["de"], width: Int = 100) -> [String] {
    var report = Report(matrixCells: [])
    for language in languages {
      let cell = "s/\(language)/3/App"
      report.cells.append(
        CellRecord(
          id: cell, release: "current", process: "App.app", host: .bundle, languages: [language],
          languagesFrom: .device, searchList: [language], formattingLocale: language))
      report.observations += keys.map { key in
        ObservationRecord(
          cell: cell, owner: "App", table: "Localizable", key: key, arguments: [], surface: "", asked: ".",
          bundle: ".", file: "\(language).lproj/Localizable.strings", resolvedLocale: language, outcome: .value,
          value: "")
      }
    }
    let text = TextReport(width: width, isColored: false).text(of: report)
    #expect(text.split(separator: "\n").dropLast().allSatisfy { DisplayWidth.of(String($0)) <= width })
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("App · ") }.dropFirst()
    return lines.prefix { $0.hasPrefix("  ") }.filter { !$0.hasPrefix("      ") }.map { line in
      String((line.firstRange(of: "  App").map { line[..<$0.lowerBound] } ?? line).trimmingBlanks)
    }
  }

  private static let start = "settings.notifications.quietHours.explanation."

  @Test func `a key that is alone in its beginning is cut at its end`() {
    let name = Self.start + "title"
    #expect(Self.names([name, "done"]) == ["done", String(name.prefix(35)) + "…"])
  }

  @Test func `keys with one beginning are cut in the middle`() {
    #expect(
      Self.names([Self.start + "title", Self.start + "body"]) == [
        "settings.notifica…s.explanation.body", "settings.notifica….explanation.title",
      ])
  }

  @Test func `keys that differ in their middle alone stand whole above their rows`() {
    let keys = ["a", "b"].map { "\(Self.start)\($0).ofTheWholeOfTheSettings.title" }
    #expect(Self.names(keys + [Self.start]) == ["settings.notifica…Hours.explanation."] + keys)
  }

  /// So many languages that little is left for keys, and a terminal that has 60 columns.
  @Test(arguments: [60, 100]) func `different keys are never one row`(_ width: Int) {
    let languages = ["ar", "de", "en", "fr", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "sv", "tr"]
    let keys = (0..<40).map { number in
      "\(Self.start)\(number % 7).\(String(repeating: "x", count: number % 5)).\(number / 7).end"
    }
    let names = Self.names(keys, languages: Array(languages.prefix(width == 60 ? 3 : 13)), width: width)
    #expect(Set(names).count >= Set(keys).count)
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
