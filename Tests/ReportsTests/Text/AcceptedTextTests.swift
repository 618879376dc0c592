import Findings
import Reports
import Testing

/// What is accepted stays in sight.
@Suite struct AcceptedTextTests {
  private func lines(_ findings: [Finding], width: Int = 160) -> [String] {
    var report = Report(command: .check, matrixCells: [])
    report.findings = findings
    report.conclude(failOn: .error)
    return TextReport(width: width, isColored: false).text(of: report).split(separator: "\n").map(String.init)
      .drop { !$0.hasPrefix("accepted") }.dropLast()
  }

  private func accepted(_ key: String, by approval: Approval? = nil, reason: String = "it comes later") -> Finding {
    var finding = Finding(
      rule: "lang.missing", severity: .error, owner: "Trips", key: key, language: "ru", message: "m",
      place: SourcePlace(file: "T.xcstrings", line: 3), exception: reason)
    finding.approval = approval
    return finding
  }

  @Test func `each says why, who accepted it, and until when`() {
    let findings = [
      accepted("b", by: Approval(approvedBy: "maps team", expires: nil)),
      accepted("a", by: Approval(approvedBy: "release lead", expires: "2027-03-31")),
    ]
    #expect(
      lines(findings) == [
        "accepted by exceptions, or known: 2 (lang.missing 2)",
        "  lang.missing Trips \"a\" ru: it comes later (approved by release lead, until 2027-03-31)",
        "  lang.missing Trips \"b\" ru: it comes later (approved by maps team, for ever)",
      ])
  }

  @Test func `what nobody approved is one line for each reason`() {
    let known = "known: it is in bordercheck.baseline.json"
    let findings = [accepted("a", reason: known), accepted("b", reason: known), accepted("c", reason: "in code")]
    #expect(
      lines(findings) == [
        "accepted by exceptions, or known: 3 (lang.missing 3)", "  lang.missing at T.xcstrings:3: in code",
        "  lang.missing (2): \(known)",
      ])
  }

  @Test func `of very many the rest is counted, and no line is too wide or executed`() {
    let approval = Approval(approvedBy: "a\u{1B}[31m\n::error::", expires: nil)
    let all = lines((10..<40).map { accepted("key.\($0)", by: approval) }, width: 60)
    #expect(all.last == "  … and 10 more")
    #expect(all.allSatisfy { DisplayWidth.of($0) <= 60 && !$0.contains("\u{1B}") && !$0.hasPrefix("::") })
  }
}
