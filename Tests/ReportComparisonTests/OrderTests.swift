import Findings
import HostEvidence
import ReportComparison
import ReportFormats
import Reports
import Testing

@Suite struct OrderTests {
  /// One of most things that can change.
  private static let old: SmallReport = {
    var report = SmallReport.plain
    for number in 0..<12 {
      report.show(
        "key\(number)", arguments: [.integer(number)], surface: "S", ["en": "T\(number)", "de": "D\(number)"])
      report.show("gone\(number)", ["en": "G\(number)", "pl": "P\(number)"])
    }
    report.find("raw-key-shown")
    report.find("text.length", .warning, key: "done")
    return report
  }()

  private static let new: SmallReport = {
    var report = SmallReport.plain
    for number in 0..<12 {
      report.show(
        "key\(number)", arguments: [.integer(number)], surface: "R", ["en": "N\(number)", "de": "D\(number)"])
      report.show("come\(number)", owner: "App", ["en": number < 6 ? "G\(number)" : "N", "pl": "P\(number)"])
    }
    report.showKey("key3", "App", "pl")
    report.change("key4", "App", "de") { $0.resolvedLocale = "en" }
    report.find("wrong-bundle", product: "App", key: "account", language: "de")
    for index in report.report.choices.indices where report.report.choices[index].bundle == "." {
      report.report.choices[index].offers.append("ar")
    }
    return report
  }()

  private static func shuffled(_ report: SmallReport, _ generator: inout SystemRandomNumberGenerator) -> SmallReport {
    var report = report
    report.report.cells.shuffle(using: &generator)
    report.report.choices.shuffle(using: &generator)
    report.report.observations.shuffle(using: &generator)
    report.report.findings.shuffle(using: &generator)
    return report
  }

  @Test(arguments: DiffFormats.names)
  func `records in any order give the same bytes`(_ name: String) throws {
    let format = try #require(DiffFormats.named(name))
    let expected = format.bytes(of: try Self.old.compared(to: Self.new), in: RenderingContext())
    #expect(expected.count > 500)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<8 {
      let comparison = try Self.shuffled(Self.old, &generator).compared(to: Self.shuffled(Self.new, &generator))
      #expect(format.bytes(of: comparison, in: RenderingContext()) == expected)
    }
  }

  @Test func `a report that was written and read again is the same side`() throws {
    let direct = try Self.old.compared(to: Self.new)
    let read = try [Self.old, Self.new].map { report in
      var whole = report.report
      whole.lookUps = whole.observations.count
      whole.matrix = Report.digest(ofCells: whole.cells.map(\.id))
      whole.conclude(failOn: .error)
      return try ReportReader.read(EvidenceWriter.bytes(of: whole))
    }
    let again = try ReportComparison(
      ComparedSide(read[0], name: "old", form: .evidence), ComparedSide(read[1], name: "new", form: .evidence))
    #expect(again.changes == direct.changes && again.gaps == direct.gaps)
  }

  @Test func `regressions come first, the heaviest of them first`() throws {
    let changes = try Self.old.compared(to: Self.new).changes
    #expect(changes.first?.isRegression == true)
    let regressions = changes.prefix { $0.isRegression }
    #expect(regressions.count == changes.count(where: \.isRegression))
    #expect(regressions.map(\.severity) == regressions.map(\.severity).sorted(by: >))
  }
}
