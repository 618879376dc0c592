import Findings
import HostEvidence
import Reports
import Testing

@Suite struct ReportTests {
  private func verdict(_ findings: [Finding], failOn: Severity = .error, isObserved: Bool = true) -> Report.Verdict {
    var report = FormatExample.report
    if !isObserved { report.observations = [] }
    report.findings = findings
    report.conclude(failOn: failOn)
    return report.verdict
  }

  private func finding(_ severity: Severity, exception: String? = nil) -> Finding {
    Finding(rule: "r", severity: severity, message: "m", exception: exception)
  }

  @Test func `a report without findings is clean`() { #expect(verdict([]) == .clean) }

  @Test func `a finding fails from the failing severity on`() {
    #expect(verdict([finding(.error)]) == .findings)
    #expect(verdict([finding(.warning), finding(.note)]) == .clean)
    #expect(verdict([finding(.warning)], failOn: .warning) == .findings)
    #expect(verdict([finding(.note)], failOn: .note) == .findings)
  }

  @Test func `an accepted finding counts for nothing`() {
    #expect(verdict([finding(.error, exception: "known")]) == .clean)
    #expect(verdict([finding(.incomplete, exception: "known")]) == .clean)
  }

  @Test func `what could not be observed outranks what was found`() {
    #expect(verdict([finding(.error), finding(.incomplete)]) == .incomplete)
    #expect(verdict([finding(.incomplete)], failOn: .note) == .incomplete)
  }

  @Test func `nothing observed is never clean`() {
    #expect(verdict([], isObserved: false) == .incomplete)
    #expect(Report(matrixCells: []).verdict == .incomplete)
  }
}
