import ReportFormats
import Reports
import Testing

/// What could not look stands in every form that a person reads.
@Suite struct UnjudgedRuleTests {
  private func text(_ name: String, of report: Report) throws -> String {
    let format = try #require(ReportFormats.named(name))
    return String(decoding: format.bytes(of: report, in: RenderingContext()), as: UTF8.self)
  }

  @Test(arguments: ["html", "markdown", "sarif", "text"]) func `a rule that could not look is there with its reason`(
    _ name: String
  ) throws {
    var report = SmallReport.clean
    #expect(try !text(name, of: report).contains("host-silent"))
    report.unjudged = [UnjudgedRule(rule: "host-silent", reason: "of 2 of 7 presentations there is no evidence")]
    let shown = try text(name, of: report)
    #expect(shown.contains("host-silent"))
    #expect(shown.contains("of 2 of 7 presentations there is no evidence"))
  }

  @Test(arguments: ReportFormats.names)
  func `the order of the rules makes no difference, and no reason leaves its place`(
    _ name: String
  ) throws {
    var report = SmallReport.clean
    report.unjudged = NastyReport.values.enumerated().map { UnjudgedRule(rule: "rule-\($0)", reason: $1) }
    var turned = report
    turned.unjudged.reverse()
    let shown = try text(name, of: report)
    #expect(try text(name, of: turned) == shown)
    #expect(!shown.unicodeScalars.contains { (0x2028...0x202E).contains($0.value) || $0.value == 0x1B })
    if ["html", "markdown"].contains(name) { #expect(!shown.contains("<script>alert")) }
  }
}
