import Findings
import PositionedJSON
import ReportFormats
import Reports
import Testing

/// Formats that are shown beside the lines of a change, limited to the files of the change.
@Suite struct ChangedFilesTests {
  private static func context(_ files: Set<String>?) -> RenderingContext {
    var context = RenderingContext()
    context.repositoryPrefix = "ios/"
    context.projectFolder = "/r/ios"
    context.changedFiles = files
    return context
  }

  private static func text(
    _ format: any ReportFormat.Type, _ files: Set<String>?, of report: Report = SmallReport.incomplete
  ) -> String {
    String(decoding: format.bytes(of: report, in: context(files)), as: UTF8.self)
  }

  private static let limited: [any ReportFormat.Type] = ReportFormats.all.filter { $0.isLimitedToChanges }

  @Test func `the formats of annotations are limited, and no others`() {
    #expect(Self.limited.map { $0.name } == ["github", "gitlab", "sarif", "xcode"])
    for format in ReportFormats.all where !format.isLimitedToChanges {
      #expect(Self.text(format, ["ios/Widget/Info.plist"]) == Self.text(format, nil))
    }
  }

  @Test func `findings of other files are left out, and what names no file or could not be observed is kept`() {
    for format in Self.limited {
      let text = Self.text(format, ["ios/Widget/Info.plist"])
      #expect(text.contains("does not claim Russian") && text.contains("ended by signal 11"), "\(format.name)")
      #expect(!text.contains("trip.gate") && !text.contains("key.stale"), "\(format.name)")
    }
  }

  @Test func `no file changed leaves what is about none`() {
    for format in Self.limited {
      let text = Self.text(format, [])
      #expect(text.contains("ended by signal 11") && !text.contains("does not claim Russian"), "\(format.name)")
    }
  }

  @Test func `what could not be observed is kept wherever it is`() {
    var report = SmallReport.report
    report.findings[0].severity = .incomplete
    report.conclude(failOn: .error)
    for format in Self.limited { #expect(Self.text(format, [], of: report).contains("shows the key")) }
  }

  @Test func `how many are left out is said where there is room`() throws {
    let omission = "5 findings in files that were not changed are left out here; the verdict counts them"
    #expect(Self.text(GitHubFormat.self, []).contains("::notice::\(omission)\n"))
    #expect(Self.text(XcodeFormat.self, []).hasSuffix("note: \(omission)\n"))
    let run = try #require(
      try ParsedJSON.root(SARIFFormat.self, of: SmallReport.incomplete, in: Self.context([])).list("runs").first)
    let notes = run.list("invocations").first?.list("toolExecutionNotifications").map {
      $0.at("message", "text")?.string
    }
    #expect(notes == ["App ended by signal 11", omission])
    #expect(run.list("invocations").first?["executionSuccessful"]?.boolean == false)
    #expect(!Self.text(GitHubFormat.self, nil).contains("left out"))
  }

  @Test func `notices stay within what the runner keeps`() {
    var report = SmallReport.report
    report.findings = (0..<30).map { number in
      Finding(rule: "r", severity: .note, key: "k\(number)", message: "m")
    }
    report.findings.append(SmallReport.keyless)
    #expect(Self.text(GitHubFormat.self, [], of: report).split(separator: "\n").count == 10)
  }

  @Test func `those of changed files come first within their severity`() {
    var report = SmallReport.report
    report.findings = [SmallReport.keyless, SmallReport.keyless]
    report.findings[0].place = nil
    report.findings[0].language = nil
    report.findings[0].message = "without a place"
    let text = Self.text(XcodeFormat.self, ["ios/Widget/Info.plist"], of: report)
    #expect(text.split(separator: "\n").map { $0.contains("without a place") } == [false, true])
  }

  @Test func `a file of a built product is no file of the repository, so that its findings are kept`() {
    var report = SmallReport.report
    report.findings = [SmallReport.keyless]
    report.findings[0].place?.file = "App.app/Info.plist"
    report.findings[0].reproduce = ["bordercheck", "inspect", "App.app"]
    for format in Self.limited { #expect(Self.text(format, [], of: report).contains("does not claim Russian")) }
  }
}
