import Findings
import HostEvidence
import Reports
import Testing

/// Records that contradict each other, or say what no record can say.
@Suite struct RecordContradictionTests {
  private static let cell = "s/de/3/App"

  private static var report: Report {
    var report = Report(matrixCells: [cell])
    report.cells = [
      CellRecord(
        id: cell, release: "current", process: "App.app", host: .bundle, languages: ["de"], languagesFrom: .device,
        searchList: ["de"], formattingLocale: "de_DE")
    ]
    report.choices = [
      ChoiceRecord(cell: cell, bundle: ".", identifier: nil, offers: ["de"], gate: nil, searchList: ["de"])
    ]
    report.observations = [
      ObservationRecord(
        cell: cell, owner: "App", table: "Localizable", key: "k", arguments: [], surface: "", asked: ".", bundle: ".",
        file: "de.lproj/Localizable.strings", resolvedLocale: "de", outcome: .value, value: "v")
    ]
    report.findings = [
      Finding(
        rule: "raw-key-shown", severity: .error, product: "App", message: "m", cells: [cell],
        place: SourcePlace(file: "../Shared/a.xcstrings", line: 1, column: 1))
    ]
    report.lookUps = 1
    report.conclude(failOn: .error)
    return report
  }

  /// What both readers say, without the place that only one form has.
  private func messages(_ change: (inout Report) -> Void) -> [String] {
    var report = Self.report
    change(&report)
    report.conclude(failOn: .error)
    let evidence = Self.errors { _ = try EvidenceReader.read(EvidenceWriter.bytes(of: report)) }
    let json = Self.errors { _ = try JSONReportReader.read(JSONReport.bytes(of: report)) }
    #expect(evidence.map(\.message).sorted() == json.map(\.message).sorted())
    #expect(evidence.allSatisfy { $0.message.hasSuffix("; write the file again") })
    return evidence.map { String($0.message.dropLast("; write the file again".count)) }
  }

  private static func errors(_ read: () throws -> Void) -> [EvidenceError] {
    do {
      try read()
      return []
    } catch {
      return (error as? EvidenceError)?.all ?? []
    }
  }

  @Test func `sound records are read, with a file beside the project's folder and a cell whose host failed`() {
    #expect(messages { _ in }.isEmpty)
    #expect(
      messages {
        $0.findings.append(Finding(rule: "host-crashed", severity: .incomplete, message: "m", cells: ["s/ru/3/App"]))
        $0.findings.append(Finding(rule: "x", severity: .note, message: "m", cells: ["s/ru/3/App", Self.cell]))
      }.isEmpty)
    #expect(
      messages {
        $0.findings[0].cells = []
        $0.findings[0].place = nil
      }.isEmpty)
  }

  @Test func `a cell has one record`() {
    #expect(
      messages { $0.cells.append($0.cells[0]) } == ["cell \"s/de/3/App\" is there twice; expected each cell once"])
  }

  @Test func `what names a cell names one that has a record, and each that has none is told once`() {
    #expect(
      messages { report in
        report.findings[0].cells.append("s/ru/3/App")
        report.choices[0].cell = "s/sv/3/App"
        for _ in 0..<2 { report.observations.append(report.observations[0]) }
        for index in 1..<3 { report.observations[index].cell = "s/pl/3/App" }
      } == [
        "choice of cell \"s/sv/3/App\", of which there is no record",
        "finding of cell \"s/ru/3/App\", of which there is no record",
        "observation of cell \"s/pl/3/App\", of which there is no record",
      ])
  }

  @Test(arguments: [0, -1, Int.min]) func `lines and columns count from 1`(_ number: Int) {
    #expect(
      messages { $0.findings[0].place = SourcePlace(file: "a", line: number, column: number) } == [
        "finding.line is \(number); expected a number from 1", "finding.column is \(number); expected a number from 1",
      ])
  }

  @Test func `no path is absolute, and no table lies outside of its bundle`() {
    #expect(
      messages { report in
        report.findings[0].place?.file = "/home/a/b.xcstrings"
        report.observations[0].asked = "/Applications/App.app"
        report.observations[0].file = "de.lproj/../../x.strings"
        report.cells[0].process = "/App.app"
      } == [
        "cell.process is an absolute path; expected one on the device, such as App.app",
        "finding.file is an absolute path; expected one relative to the project's folder",
        "observation.asked is an absolute path; expected one inside the product, such as \".\" or \"Kit.bundle\"",
        "observation.file leads out of its bundle; expected a path inside of it",
      ])
  }

  @Test func `one look-up has one answer`() {
    let twice = { (change: (inout ObservationRecord) -> Void) in
      self.messages { report in
        var other = report.observations[0]
        change(&other)
        report.observations.append(other)
      }
    }
    let refusal =
      "observation of key \"k\" of App in cell \"s/de/3/App\" is there twice, with different answers; expected one answer "
      + "to one look-up"
    #expect(twice { $0.value = "w" } == [refusal])
    #expect(twice { $0.resolvedLocale = "en" } == [refusal])
    // A message that is asked for in two ways gives the same record twice; each of its defaults is shown, and each locale
    // that it is formatted with.
    #expect(twice { _ in }.isEmpty)
    #expect(
      twice {
        $0.surface = "other"; $0.value = "w"
      }.isEmpty)
    #expect(
      twice {
        $0.formattingLocale = "fr"; $0.value = "w"
      }.isEmpty)
    #expect(
      messages { report in
        for value in ["A", "B"] {
          var shown = report.observations[0]
          (shown.key, shown.outcome, shown.value) = ("absent", .default, value)
          (shown.bundle, shown.file, shown.resolvedLocale) = (nil, nil, nil)
          report.observations.append(shown)
        }
      }.isEmpty)
  }

  @Test func `a finding and a choice are there once, and an acceptance has a reason`() {
    let id = Self.report.findings[0].id
    #expect(
      messages { report in
        report.findings.append(report.findings[0])
        report.findings[1].severity = .warning
      } == ["finding \(id) (raw-key-shown) is there twice; expected each finding once"])
    #expect(
      messages { report in
        report.choices.append(report.choices[0])
        report.choices[1].offers = ["en"]
      } == ["bundle \".\" of cell \"s/de/3/App\" is there twice; expected each choice once"])
    for reason in ["", " \n"] {
      #expect(
        messages { $0.findings[0].exception = reason } == [
          "finding.exception is empty; expected the reason why finding \(id) is accepted"
        ])
    }
  }

  @Test func `each is named with its line, before the verdict that they contradict as well`() {
    var report = Self.report
    report.cells.append(report.cells[0])
    report.findings[0].place?.line = -3
    report.verdict = .clean
    let errors = Self.errors { _ = try EvidenceReader.read(EvidenceWriter.bytes(of: report)) }
    // The header, two cells, a choice, a finding.
    #expect(errors.map(\.line) == [1, 3, 5])
  }

  @Test func `of very many, some are named and the others are counted`() {
    var report = Self.report
    report.findings = (0..<1_000).map { number in
      Finding(
        rule: "r", severity: .error, key: "\(number)", message: "m", place: SourcePlace(file: "/a", line: number + 1))
    }
    let errors = Self.errors { _ = try EvidenceReader.read(EvidenceWriter.bytes(of: report)) }
    #expect(errors.count == 41)
    #expect(errors.last?.message == "960 more contradictions are not named")
  }
}
