import Findings
import Foundation
import HostEvidence
import Reports
import Testing

@Suite struct TextReportTests {
  private static let legends = [
    "raw-key-shown": RuleLegend(
      title: "a host presents a key", reason: "people read a name that was meant for programmers")
  ]
  private static let manyLanguages = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it",
  ]

  private func text(_ report: Report, width: Int = 100, isColored: Bool = false) -> String {
    TextReport(width: width, isColored: isColored, legends: Self.legends).text(of: report)
  }

  private var manyLanguages: Report {
    var sample = SampleReport(languages: Self.manyLanguages)
    sample.add("trip.gate", Dictionary(uniqueKeysWithValues: Self.manyLanguages.map { ($0, "Gate \($0)") }))
    sample.add("trip.optional", ["en": "Platform", "de": "Gleis", "fr": "Quai"])
    sample.showKey("trip.gate", "TripWidget", "hu")
    return sample.concluded()
  }

  private func verdict(_ report: Report) -> String {
    String(text(report).split(separator: "\n").last ?? "")
  }

  @Test func `a mixed report reads in 100 columns`() throws {
    try Golden.expect(text(SampleReport.mixed), matches: "mixed-100.txt")
  }

  @Test func `many languages become lists of states`() throws {
    try Golden.expect(text(manyLanguages), matches: "many-languages-100.txt")
  }

  @Test(arguments: [60, 80, 100, 120, 160])
  func `no line but a command is wider than asked`(_ width: Int) {
    for report in [SampleReport.mixed, manyLanguages] {
      // The verdict is one line, and a path has no blanks to break it at.
      for line in text(report, width: width).split(separator: "\n").dropLast() {
        if ["    again ", "    waive ", "    at "].contains(where: line.hasPrefix) { continue }
        #expect(DisplayWidth.of(String(line)) <= width, "\(line)")
      }
    }
  }

  @Test func `a rule that could not look is said with its reason, and counted beside the findings`() {
    var report = SampleReport.mixed
    report.unjudged = [
      UnjudgedRule(rule: "host-silent", reason: "nobody\u{202E} asked"),
      UnjudgedRule(rule: "host-crashed", reason: "no record"),
    ]
    let expected = [
      "could not look: 2 rules", "  host-crashed: no record", "  host-silent: nobody\\u{202E} asked", "",
      verdict(SampleReport.mixed) + ", 2 rules could not look",
    ]
    #expect(text(report).hasSuffix(expected.map { "\($0)\n" }.joined()))
  }

  @Test func `the order of the records makes no difference`() {
    var shuffled = SampleReport.mixed
    shuffled.cells.reverse()
    shuffled.observations.reverse()
    shuffled.findings.reverse()
    #expect(text(shuffled) == text(SampleReport.mixed))
  }

  @Test func `without colour there is no escape, and with it nothing else changes`() throws {
    let plain = text(SampleReport.mixed)
    let colored = text(SampleReport.mixed, isColored: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[31m✗ key"))
    #expect(colored.replacing(try Regex("\u{1B}\\[[0-9]*m"), with: "") == plain)
  }

  @Test func `the last line says the verdict in numbers`() {
    var sample = SampleReport()
    sample.add("trip.gate", ["en": "Gate"])
    #expect(verdict(sample.concluded()) == "clean: 21 observations in 42 cells of 2 scenarios, 0 findings")
    sample.find(Finding(rule: "r", severity: .warning, message: "m"))
    #expect(
      verdict(sample.concluded())
        == "clean: 21 observations in 42 cells of 2 scenarios, 1 finding (1 warning), none of them failing")
    sample.find(Finding(rule: "r", severity: .error, message: "m"))
    #expect(
      verdict(sample.concluded())
        == "findings: 21 observations in 42 cells of 2 scenarios, 2 findings (1 error, 1 warning)")
    sample.find(Finding(rule: "r", severity: .incomplete, message: "m"))
    #expect(
      verdict(sample.concluded())
        == "incomplete: 21 observations in 42 cells of 2 scenarios, 2 findings (1 error, 1 warning), "
        + "1 could not be observed")
  }

  @Test func `nothing observed says so`() {
    #expect(
      verdict(Report(matrixCells: []))
        == "incomplete: 0 observations in 0 cells of 0 scenarios, 0 findings, nothing checked")
  }

  @Test func `of very many messages those that are fine are counted and the others shown`() {
    var sample = SampleReport()
    for number in 100..<300 { sample.add("key.\(number)", ["en": "Text \(number)", "de": "T", "ar": "T"]) }
    for number in 100..<290 {
      for language in ["pl", "pt-BR", "ru", "zh-Hans"] {
        for product in sample.products {
          sample.change("key.\(number)", product, language) { $0.resolvedLocale = language }
        }
      }
    }
    let lines = text(sample.concluded()).split(separator: "\n")
    #expect(lines.contains("  ✓ 188 more messages, ok everywhere"))
    #expect((290..<300).allSatisfy { number in lines.contains { $0.hasPrefix("  key.\(number)") } })
    #expect(lines.contains("  presented by AppShell, SharedTripUIHost, TripWidget"))
    #expect(lines.contains { $0.hasPrefix("  key.290") && $0.contains("3 products") })
    #expect(lines.count < 40)
  }

  @Test func `of very many findings of one rule the rest is counted by product`() {
    var sample = SampleReport()
    sample.add("trip.gate", ["en": "Gate"])
    for number in 0..<50 {
      sample.find(
        Finding(rule: "raw-key-shown", severity: .error, product: "P\(number % 2)", key: "k\(number)", message: "m"))
    }
    let report = text(sample.concluded())
    #expect(report.contains("✗ error raw-key-shown: a host presents a key (50)\n"))
    #expect(report.contains("  … and 30 more of raw-key-shown: P0 14, P1 16\n"))
  }

  @Test func `notes of a rule stand under a heading of their own, below its errors`() throws {
    var sample = SampleReport()
    for (key, severity) in [("a", Severity.note), ("b", .error), ("c", .note)] {
      sample.find(Finding(rule: "raw-key-shown", severity: severity, product: "P", key: key, message: "m \(key)"))
    }
    sample.find(Finding(rule: "value-empty", severity: .warning, product: "P", key: "d", message: "m d"))
    let report = text(sample.concluded())
    let headings = report.split(separator: "\n").filter { $0.contains(": a host presents a key") || $0.hasPrefix("! ") }
    #expect(
      headings.map { $0.prefix(23) } == [
        "✗ error raw-key-shown: ", "! warning value-empty (", "i note raw-key-shown: a",
      ])
    let error = try #require(report.range(of: "m b"))
    let note = try #require(report.range(of: "m a"))
    #expect(error.lowerBound < note.lowerBound)
  }

  @Test func `where something is accepted, the legend says how that looks`() {
    var sample = SampleReport()
    sample.add("k", in: ["AppShell"], ["en": "K", "de": "K"])
    #expect(!text(sample.concluded()).contains("accepted by an exception"))
    sample.find(
      Finding(rule: "value-empty", severity: .error, product: "P", key: "k", message: "m", exception: "meant so"))
    #expect(text(sample.concluded()).contains("or ✓: accepted by an exception, or only noted\n"))
  }

  @Test func `commands are printed as they work from the working folder`() {
    let invocation = Invocation(tool: ["swift", "run", "bordercheck"], project: "Sample Products")
    let text = TextReport(width: 100, isColored: false, invocation: invocation).text(of: SampleReport.mixed)
    #expect(
      text.contains(
        "again swift run bordercheck explain trip.gate --owner SharedTripUI --product TripWidget --languages de --project 'Sample Products'\n"
      ))
    #expect(
      text.contains(
        "again swift run bordercheck run 'Sample Products' --product SharedTripUIHost --languages zh-Hans\n"))
  }

  @Test func `a key that begins like an option stays behind the options`() {
    var sample = SampleReport()
    let command = ["bordercheck", "explain", "--product", "P", "--", "-k"]
    sample.find(
      Finding(rule: "raw-key-shown", severity: .error, product: "P", key: "-k", message: "m", reproduce: command))
    let invocation = Invocation(project: "Samples")
    let text = TextReport(width: 100, isColored: false, invocation: invocation).text(of: sample.concluded())
    #expect(text.contains("again bordercheck explain --product P --project Samples -- -k\n"))
  }

  @Test func `a text of the right language that a finding is about is not called ok`() {
    var sample = SampleReport()
    sample.add("trip.gate", in: ["AppShell"], ["en": "Gate", "de": "Tor"])
    sample.find(
      Finding(
        rule: "plural-category-missing", severity: .error, product: "AppShell", owner: "SharedTripUI",
        table: "Localizable", key: "trip.gate", language: "de", message: "m",
        cells: [SampleReport.cell("de", "AppShell")]))
    #expect(text(sample.concluded()).contains("✗ wrong"))
  }

  @Test func `cells of an earlier release are not part of the table`() {
    var sample = SampleReport()
    sample.add("trip.gate", ["en": "Gate", "de": "Tor"])
    var report = sample.concluded()
    for index in report.cells.indices where report.cells[index].id.contains("/ru/") {
      report.cells[index].release = "1.0"
    }
    #expect(!text(report).contains(" ru "))
  }
}
