import Findings
import HostEvidence
import Reports
import Testing

/// A file whose verdict and records contradict each other is nobody's evidence.
@Suite struct ContradictionTests {
  private static let shown = ObservationRecord(
    cell: "s/de/3/App", owner: "App", table: "Localizable", key: "k", arguments: [], surface: "", asked: ".",
    outcome: .value, value: "v")

  private static func report(
    _ verdict: Report.Verdict, _ severities: [Severity], accepted: Set<Severity> = []
  ) -> Report {
    var report = Report(matrixCells: [shown.cell])
    report.cells = [
      CellRecord(
        id: shown.cell, release: "current", process: "App.app", host: .bundle, languages: ["de"],
        languagesFrom: .device, searchList: ["de"], formattingLocale: "de_DE")
    ]
    report.observations = [shown]
    report.findings = severities.map { severity in
      Finding(
        rule: "raw-key-shown", severity: severity, product: severity.rawValue, message: "m",
        exception: accepted.contains(severity) ? "because" : nil)
    }
    report.verdict = verdict
    return report
  }

  @Test(arguments: [
    report(.clean, [.error]), report(.clean, [.incomplete]), report(.findings, []),
    report(.findings, [.error], accepted: [.error]), report(.findings, [.error, .incomplete]),
    report(.clean, [.incomplete], accepted: [.incomplete]),
  ])
  func `is refused`(_ report: Report) {
    #expect(throws: EvidenceError.self) { try EvidenceReader.read(EvidenceWriter.bytes(of: report)) }
  }

  @Test(arguments: [
    report(.clean, []), report(.clean, [.warning, .note]), report(.clean, [.error], accepted: [.error]),
    report(.findings, [.note]), report(.findings, [.error]), report(.incomplete, [.incomplete]),
    report(.incomplete, [.error, .incomplete]), report(.incomplete, [.incomplete], accepted: [.incomplete]),
  ])
  func `is read where they agree`(_ report: Report) throws {
    #expect(try EvidenceReader.read(EvidenceWriter.bytes(of: report)).verdict == report.verdict)
  }
}
