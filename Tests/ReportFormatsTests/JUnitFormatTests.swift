import Findings
import HostEvidence
import ReportFormats
import Reports
import Testing

@Suite struct JUnitFormatTests {
  private static func root(of report: Report, prefix: String = "") throws -> ParsedXML {
    var context = RenderingContext()
    context.repositoryPrefix = prefix
    return try ParsedXML.root(of: JUnitFormat.bytes(of: report, in: context))
  }

  private static func testcase(_ className: String, _ name: String, in root: ParsedXML) throws -> ParsedXML {
    let found = root.all("testcase").filter {
      $0.attributes["classname"] == className && $0.attributes["name"] == name
    }
    #expect(found.count == 1)
    return try #require(found.first)
  }

  @Test func `a message is one testcase in each product, with all its languages`() throws {
    let root = try Self.root(of: SmallReport.report)
    let names = root.all("testcase").map { "\($0.attributes["classname"] ?? "") \($0.attributes["name"] ?? "")" }
    #expect(
      Set(names) == [
        "App.Trips.Localizable trip.gate", "App.Trips.Localizable trip.title", "Widget.Trips.Localizable trip.gate",
        "Widget.Trips.Localizable trip.title", "Trips.Localizable trip.old", "Widget.Trips language-not-claimed [ru]",
      ])
    #expect(names.count == 6)
    let failure = try #require(
      try Self.testcase("Widget.Trips.Localizable", "trip.gate", in: root).first("failure"))
    #expect(failure.attributes["type"] == "raw-key-shown")
    #expect(failure.attributes["message"] == "raw-key-shown in de, ru")
    #expect(failure.text.contains("Widget shows the key \"trip.gate\" in de"))
    #expect(failure.text.contains("Widget shows the key \"trip.gate\" in ru"))
    #expect(failure.text.contains("ru+de: “trip.gate”, the key"))
    #expect(failure.text.contains("again bordercheck explain trip.gate --owner Trips --product Widget"))
  }

  @Test func `counts are those of the elements`() throws {
    for report in [SmallReport.report, SmallReport.incomplete, SmallReport.clean, NastyReport.report] {
      let root = try Self.root(of: report)
      for suite in root.all("testsuite") + [root] {
        for (attribute, element) in [
          ("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
        ] {
          #expect(suite.attributes[attribute] == String(suite.all(element).count))
        }
      }
    }
  }

  @Test func `red is what the verdict is red for`() throws {
    let clean = try Self.root(of: SmallReport.clean)
    #expect(clean.all("failure").isEmpty && clean.all("error").isEmpty)
    let warned = try Self.testcase("App.Trips.Localizable", "trip.title", in: clean)
    #expect(warned.first("system-out")?.text.contains("warning surfaces-disagree: two surfaces") == true)
    var strict = SmallReport.clean
    strict.conclude(failOn: .warning)
    let red = try Self.root(of: strict)
    #expect(red.all("failure").map { $0.attributes["type"] } == ["surfaces-disagree"])
  }

  @Test func `what a warning failed stays red where the evidence is read again`() throws {
    var strict = SmallReport.clean
    strict.conclude(failOn: .warning)
    let again = try EvidenceReader.read(EvidenceWriter.bytes(of: strict))
    #expect(again == strict || Set(again.findings) == Set(strict.findings))
    #expect(JUnitFormat.bytes(of: again, in: .init()) == JUnitFormat.bytes(of: strict, in: .init()))
  }

  @Test func `what an exception accepts is skipped, with its reason`() throws {
    let root = try Self.root(of: SmallReport.report)
    let skipped = try #require(try Self.testcase("Widget.Trips.Localizable", "trip.title", in: root).first("skipped"))
    #expect(skipped.attributes["message"] == "accepted: Russian comes in May")
    #expect(skipped.text.contains("accepted unexpected-fallback"))
  }

  @Test func `what could not be observed is an error`() throws {
    let root = try Self.root(of: SmallReport.incomplete)
    let error = try #require(try Self.testcase("App", "host-crashed [ru]", in: root).first("error"))
    #expect(error.attributes["message"] == "host-crashed in ru: App ended by signal 11")
  }

  @Test(arguments: [Report.Origin.run, .inspect, .check]) func `a report of nothing has an error, or says its scope`(
    _ command: Report.Origin
  ) throws {
    var report = Report(command: command, matrixCells: [])
    report.scope = "412 keys in 5 tables of 4 owners"
    report.conclude(failOn: .error)
    let root = try Self.root(of: report)
    #expect(root.all("testcase").count == 1)
    #expect(root.all("error").count == (command == .check ? 0 : 1))
    if command == .check { #expect(root.first("system-out")?.text == report.scope) }
  }

  @Test func `an incomplete report that does not say why has an error all the same`() throws {
    var report = SmallReport.clean
    report.verdict = .incomplete
    let root = try Self.root(of: report)
    #expect(root.all("error").map { $0.attributes["type"] } == ["nothing-checked"])
  }

  @Test func `a place is seen from the repository's root`() throws {
    let root = try Self.root(of: SmallReport.report, prefix: "apps/ios/")
    let testcase = try Self.testcase("Widget.Trips.Localizable", "trip.gate", in: root)
    #expect(testcase.attributes["file"] == "apps/ios/Trips/Localizable.xcstrings")
    #expect(testcase.attributes["line"] == "12")
  }

  @Test func `testcases of one name are told apart, because readers take the first only`() throws {
    var report = SmallReport.report
    report.findings = [("A.B", "C"), ("A", "B.C")].map { product, owner in
      Finding(
        rule: "raw-key-shown", severity: .error, product: product, owner: owner, table: "T", key: "k", message: "m")
    }
    report.observations = ["e\u{301}", "\u{E9}", "a\nb", "a\\nb", "", "\"\""].map { key in
      ObservationRecord(
        cell: SmallReport.app, owner: "O", table: "T", key: key, arguments: [], surface: "", asked: ".",
        outcome: .value, value: "v")
    }
    report.conclude(failOn: .error)
    let names = try Self.root(of: report).all("testcase").map {
      Array("\($0.attributes["classname"] ?? "")\u{0}\($0.attributes["name"] ?? "")".utf8)
    }
    #expect(names.count == 8)
    #expect(Set(names).count == 8)
  }

  @Test func `a body is bounded and says what was cut`() throws {
    var report = SmallReport.report
    report.findings = (0..<2_000).map { number in
      Finding(
        rule: "raw-key-shown", severity: .error, product: "App", owner: "Trips", table: "Localizable", key: "k",
        language: "x\(number)", message: String(repeating: "long ", count: 20))
    }
    report.conclude(failOn: .error)
    let failure = try #require(try Self.root(of: report).first("failure"))
    #expect(failure.text.utf8.count < 66_000)
    #expect(failure.text.contains(" more lines, left out here"))
    #expect((failure.attributes["message"] ?? "").utf8.count <= 1_000)
  }

  @Test func `a value of a megabyte does not take the place of the rest`() throws {
    var report = SmallReport.report
    report.findings[0].message = String(repeating: "x", count: 1_000_000)
    let root = try Self.root(of: report)
    let text = try Self.testcase("Widget.Trips.Localizable", "trip.gate", in: root).first("failure")?.text ?? ""
    #expect(text.utf8.count < 66_000)
    #expect(text.contains("Widget shows the key \"trip.gate\" in ru"))
  }

  @Test func `the version and the tool are properties of every suite`() throws {
    for suite in try Self.root(of: SmallReport.report).all("testsuite") {
      let properties = suite.all("property").map { "\($0.attributes["name"] ?? "")=\($0.attributes["value"] ?? "")" }
      #expect(properties.contains("bordercheck.formatVersion=1.0"))
      #expect(properties.contains("bordercheck.tool=0.1.0"))
      #expect(properties.contains("bordercheck.verdict=findings"))
    }
  }

  @Test func `an earlier release's cells are no testcases`() throws {
    var report = SmallReport.report
    report.findings = []
    for index in report.cells.indices where report.cells[index].id != SmallReport.app {
      report.cells[index].release = "1.0"
    }
    let names = try Self.root(of: report).all("testcase").map { $0.attributes["classname"] }
    #expect(Set(names) == ["App.Trips.Localizable"])
  }
}
