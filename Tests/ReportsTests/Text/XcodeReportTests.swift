import Findings
import Reports
import Testing

@Suite struct XcodeReportTests {
  private static func report(_ findings: Finding...) -> Report {
    var report = Report(command: .check, matrixCells: [])
    report.findings = findings
    report.conclude(failOn: .error)
    return report
  }

  @Test func `a finding is one line that Xcode can open, errors first`() {
    let note = Finding(rule: "key.stale", severity: .note, message: "old", place: SourcePlace(file: "A.xcstrings"))
    let error = Finding(
      rule: "fmt.type", severity: .error, message: "garbage", remedy: "use %@",
      place: SourcePlace(file: "B.xcstrings", line: 7, column: 3))
    #expect(
      XcodeReport(folder: "/p").text(of: Self.report(note, error)) == """
        /p/B.xcstrings:7:3: error: garbage; use %@ [fmt.type]
        /p/A.xcstrings: note: old [key.stale]

        """)
  }

  @Test func `a line end in a value cannot begin a line of its own`() {
    let finding = Finding(rule: "fmt.type", severity: .warning, message: "shows \"a\nerror: b\"")
    #expect(
      XcodeReport(folder: "/p").text(of: Self.report(finding)) == "warning: shows \"a\\nerror: b\" [fmt.type]\n")
  }

  @Test func `what an exception accepts is not told to Xcode`() {
    let finding = Finding(rule: "fmt.type", severity: .error, message: "x", exception: "known")
    #expect(XcodeReport(folder: "/p").text(of: Self.report(finding)).isEmpty)
  }
}
