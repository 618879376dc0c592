import Findings
import PositionedJSON
import ReportFormats
import Reports
import Testing

@Suite struct GitLabFormatTests {
  private static func issues(_ report: Report, prefix: String = "") throws -> [JSONNode] {
    var context = RenderingContext()
    context.repositoryPrefix = prefix
    return Array(try ParsedJSON.root(GitLabFormat.self, of: report, in: context).elements)
  }

  @Test func `an issue is one finding that counts, by its identity`() throws {
    let issues = try Self.issues(SmallReport.report, prefix: "ios/")
    let counted = SmallReport.report.findings.filter { $0.exception == nil }
    #expect(Set(issues.compactMap { $0["fingerprint"]?.string }) == Set(counted.map(\.id)))
    #expect(issues.count == counted.count)
    let raw = try #require(issues.first { $0["check_name"]?.string == "raw-key-shown" })
    #expect(raw.at("location", "path")?.string == "ios/Trips/Localizable.xcstrings")
    #expect(raw.at("location", "lines", "begin")?.integer == 12)
    #expect(
      raw["description"]?.string
        == "Widget shows the key \"trip.gate\" in de; translate it, and see that the catalog is compiled")
  }

  @Test func `severities are those of GitLab, the worst first`() throws {
    let severities = try Self.issues(SmallReport.incomplete).map { $0["severity"]?.string }
    #expect(severities == ["blocker", "critical", "critical", "critical", "minor", "info"])
  }

  @Test func `what names no file is shown at the manifest`() throws {
    let issues = try Self.issues(SmallReport.incomplete, prefix: "ios/")
    let crash = try #require(issues.first { $0["check_name"]?.string == "host-crashed" })
    #expect(crash.at("location", "path")?.string == "ios/bordercheck.json")
  }

  @Test func `clean is an empty array, and nothing observed is not`() throws {
    var clean = SmallReport.clean
    clean.findings = []
    #expect(GitLabFormat.bytes(of: clean, in: RenderingContext()) == Array("[]\n".utf8))
    var nothing = Report(matrixCells: [])
    nothing.conclude(failOn: .error)
    #expect(try Self.issues(nothing).map { $0["severity"]?.string } == ["blocker"])
  }
}
