import Findings
import HostEvidence
import ReportFormats
import Reports
import Testing

@Suite struct CSVTests {
  private static func text(of report: Report, _ catalogs: CatalogTexts? = nil) -> String {
    var context = RenderingContext()
    context.catalogs = catalogs
    return String(decoding: CSVFormat.bytes(of: report, in: context), as: UTF8.self)
  }

  private static func table(_ report: Report, _ catalogs: CatalogTexts? = nil) throws -> SpreadsheetText {
    try SpreadsheetText(text(of: report, catalogs))
  }

  // MARK: - The file

  @Test func `the file is UTF-8 with a byte order mark, and its records end with CRLF`() throws {
    let bytes = CSVFormat.bytes(of: NastyReport.report, in: RenderingContext())
    #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    #expect(bytes.suffix(2) == [13, 10])
    // A carriage return stands nowhere else.
    #expect(bytes.indices.allSatisfy { bytes[$0] != 13 || bytes[$0 + 1] == 10 })
    let lengths = Set(try Self.table(NastyReport.report).records.map(\.count))
    #expect(lengths == [8])
  }

  @Test func `every text is had back as it was`() throws {
    let table = try Self.table(NastyReport.report)
    let keys = Set(table.column("key").map { Array(SpreadsheetText.decoded($0).utf8) })
    #expect(keys == Set(NastyReport.report.observations.map { Array($0.key.utf8) }))
    let values = Set(table.column("ar").map { Array(SpreadsheetText.decoded($0).utf8) })
    #expect(values == Set(NastyReport.values.map { Array($0.utf8) }))
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("\t=1", "'\\u0009=1"), ("\r", "'\\u000D"),
    ("＝1", "'＝1"), ("'=1", "''=1"), ("''=1", "'''=1"), ("'a", "'a"), ("a=1", "a=1"), ("\\u0041", "\\u005Cu0041"),
    ("\\n", "\\n"), ("\u{200F}x", "\\u200Fx"), ("::x", "\\u003A:x"), ("a::x", "a::x"), ("##[x", "\\u0023#[x"),
    ("\u{85}", "\\u0085"), ("\u{2068}a\u{2069}", "\\u2068a\\u2069"), ("\u{200D}", "\u{200D}"),
  ]) func `a text is no formula, hides nothing and is no command of a log`(_ text: String, _ cell: String) throws {
    let table = try Self.table(NastyReport.report(of: [text]))
    #expect(table.column("ar").map { Array($0.utf8) } == [Array(cell.utf8)])
    #expect(Array(SpreadsheetText.decoded(cell).utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    ("“a”…", "“a”…"), ("a\u{2028}b", "a\\u2028b"), ("a\u{2069}", "a\\u2069"), ("\u{2070}", "\u{2070}"),
    ("\u{A0}é", "\u{A0}é"), ("\u{9F}", "\\u009F"), ("\u{61B}", "\u{61B}"), ("\u{61C}", "\\u061C"),
    ("，！", "，！"), ("\u{FEFF}a", "\\uFEFFa"), ("a\u{FFFE}", "a\\uFFFE"), ("\u{FFFD}", "\u{FFFD}"),
    ("a##b", "a##b"), ("b\n\u{3000}::x", "b\n\u{3000}\\u003A:x"),
  ]) func `what is hidden is told from its neighbours`(_ text: String, _ cell: String) throws {
    let table = try Self.table(NastyReport.report(of: [text]))
    #expect(table.column("ar").map { Array($0.utf8) } == [Array(cell.utf8)])
  }

  @Test(arguments: [" a", "a ", "a\nb", "a,b", "\""]) func `what a reader would drop or end at stands in quotes`(
    _ text: String
  ) {
    let cell = "\"\(text.replacing("\"", with: "\"\""))\""
    #expect(Self.text(of: NastyReport.report(of: [text])).contains(",\(cell),"))
  }

  @Test func `two keys that spell one letter differently are two rows`() throws {
    var report = NastyReport.report(of: ["\u{E9}", "e\u{301}"])
    for index in report.observations.indices { report.observations[index].key = report.observations[index].surface }
    #expect(try Self.table(report).column("key").map { Array($0.utf8) } == [[0x65, 0xCC, 0x81], [0xC3, 0xA9]])
  }

  @Test func `a mark that combines with a quotation mark ends no cell`() throws {
    let text = "a\"\u{301},b\n\"c\""
    #expect(try Self.table(NastyReport.report(of: [text])).column("ar") == [text])
  }

  // MARK: - Rows

  @Test func `there is a row for each message and product, with each language that readers want first`() throws {
    let table = try Self.table(Small.report)
    #expect(
      table.records[0] == [
        "product", "owner", "table", "key", "comment", "source", "de", "de state", "ja", "ja state",
      ])
    #expect(table.column("product") == ["App", "Widget", "App"])
    #expect(table.column("key") == ["files %lld", "files %lld", "title"])
    #expect(table.column("de")[2] == "Reise")
  }

  @Test func `forms that were seen stand below each other, by their arguments`() throws {
    let table = try Self.table(Small.report)
    #expect(table.column("de")[0] == "1: 1 Datei\n5: 5 Dateien\n11: 11 Dateien")
  }

  /// As texts 10 is before "15" and that before 2, as numbers 2 is before 10: only one of the two can hold for all three.
  @Test(arguments: [["10", "2", "15"], ["2", "15", "10"], ["15", "10", "2"], ["15", "2", "10"]])
  func `numbers stand before texts that look like them, in whatever order they were seen`(_ seen: [String]) throws {
    var report = Small.report
    let model = try #require(report.observations.first { $0.key == "files %lld" && $0.cell == "s/de/3/App" })
    report.observations.removeAll { $0.key == model.key }
    for text in seen {
      var record = model
      record.arguments = [text == "15" ? .string(text) : .integer(Int(text) ?? 0)]
      record.value = "shown \(text)"
      report.observations.append(record)
    }
    let table = try Self.table(report)
    #expect(table.column("de")[0] == "2: shown 2\n10: shown 10\n15: shown 15")
  }

  @Test func `a language that another one serves says which`() throws {
    let table = try Self.table(Small.report)
    #expect(table.column("ja")[2] == "Reise")
    #expect(table.column("ja state")[2] == "shows de")
  }

  @Test func `what could not be observed says so, and a message that is not presented says nothing`() throws {
    let table = try Self.table(Small.report)
    #expect(table.column("ja state")[1] == "not observed")
    #expect(table.column("ja state")[0] == "")
  }

  @Test func `without a project, comment and source are there and empty`() throws {
    let table = try Self.table(Small.report)
    #expect(table.column("comment") == ["", "", ""])
    #expect(table.column("source") == ["", "", ""])
    #expect(table.column("de state") == ["", "", ""])
  }

  @Test func `with a project the catalogs say comment, source, state, and what is written where arguments change it`()
    throws
  {
    let table = try Self.table(Small.report, Small.catalogs)
    #expect(table.column("comment")[2] == "Of the first screen")
    #expect(table.column("source")[2] == "Trip")
    #expect(table.column("de state") == ["new, translated", "new, translated", "needs_review"])
    #expect(table.column("de")[0] == "one: %lld Datei\nother: %lld Dateien")
    #expect(table.column("ja state")[2] == "missing; shows de")
  }

  @Test func `a check has the rows of the catalogs, for each product that has the owner`() throws {
    var report = Report(command: .check, matrixCells: [])
    report.conclude(failOn: .error)
    let table = try Self.table(report, Small.catalogs)
    #expect(table.column("product") == ["App", "Widget", "App", "Widget", "App", "Widget", ""])
    #expect(table.column("key") == ["files %lld", "files %lld", "old", "old", "title", "title", "nobody"])
    #expect(table.column("ja state") == ["missing", "missing", "stale", "stale", "missing", "missing", ""])
    #expect(try Self.table(report).records.count == 1)
  }

  @Test func `wherever the records begin, the rows are the same`() {
    var turned = Small.report
    for _ in turned.observations {
      turned.observations.append(turned.observations.removeFirst())
      turned.cells.append(turned.cells.removeFirst())
      #expect(Self.text(of: turned) == Self.text(of: Small.report))
    }
  }

  @Test func `the same project gives the same bytes`() {
    var turned = Small.report
    turned.observations.reverse()
    turned.cells.reverse()
    #expect(Self.text(of: turned, Small.catalogs) == Self.text(of: Small.report, Small.catalogs))
  }
}

/// Two messages in two products, in German and for a reader of Japanese whom German serves.
private enum Small {
  static let report: Report = {
    var report = Report(matrixCells: [])
    for (language, product) in [("de", "App"), ("de", "Widget"), ("ja", "App"), ("ja", "Widget")] {
      report.cells.append(
        CellRecord(
          id: "s/\(language)/3/\(product)", release: "current", process: "\(product).app", host: .bundle,
          languages: [language], languagesFrom: .device, searchList: ["de"], formattingLocale: "de_DE"))
    }
    for product in ["App", "Widget"] {
      for (count, text) in [(5, "5 Dateien"), (11, "11 Dateien"), (1, "1 Datei")] {
        report.observations.append(observation("files %lld", "s/de/3/\(product)", [.integer(count)], text))
      }
    }
    report.observations.append(observation("title", "s/de/3/App", [], "Reise"))
    report.observations.append(observation("title", "s/ja/3/App", [], "Reise"))
    report.findings = [Finding(rule: "host-crashed", severity: .incomplete, message: "m", cells: ["s/ja/3/Widget"])]
    report.conclude(failOn: .error)
    return report
  }()

  static let catalogs = CatalogTexts(
    owners: [
      "K": .init(products: ["App", "Widget"], languages: ["de", "ja"]), "Z": .init(products: [], languages: ["de"]),
    ],
    messages: [
      .init(owner: "K", table: "Localizable", key: "title"): .init(
        comment: "Of the first screen", source: "Trip", texts: ["de": .init(value: "Reise", state: "needs_review")]),
      .init(owner: "K", table: "Localizable", key: "files %lld"): .init(
        texts: ["de": .init(value: "one: %lld Datei\nother: %lld Dateien", state: "new, translated")]),
      .init(owner: "K", table: "Localizable", key: "old"): .init(exemption: "stale"),
      .init(owner: "Z", table: "Localizable", key: "nobody"): .init(),
    ])

  private static func observation(
    _ key: String, _ cell: String, _ arguments: [MessageArgument], _ value: String
  ) -> ObservationRecord {
    ObservationRecord(
      cell: cell, owner: "K", table: "Localizable", key: key, arguments: arguments, surface: "", asked: ".",
      bundle: ".", resolvedLocale: "de", outcome: .value, value: value)
  }
}
