import Foundation
import ReportFormats
import Reports
import Testing

/// One small report in every released version of the formats that programs read.
///
/// A file here is never edited: a later version of a format adds files of its own. `RECORD_GOLDENS=1` writes those that
/// are missing and still fails, so that nothing passes unread.
@Suite struct ReleasedFormatTests {
  private static func file(_ format: String) -> URL {
    ReleasedEvidenceTests.folder.appending(path: "small-1.0.\(format)")
  }

  private static func fixture(_ format: String) throws -> [UInt8] {
    let file = file(format)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1",
      !FileManager.default.fileExists(atPath: file.path()), let format = ReportFormats.named(format)
    {
      try Data(format.bytes(of: SmallReport.incomplete, in: context)).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); read it, then run again without RECORD_GOLDENS")
    }
    return Array(try Data(contentsOf: file))
  }

  private static var context: RenderingContext {
    var context = RenderingContext()
    context.repositoryPrefix = "ios/"
    context.projectFolder = "/checkout/ios"
    context.legends = [
      "host-crashed": RuleLegend(
        title: "a host ended before it was done", reason: "Nothing is known of what it shows."),
      "raw-key-shown": RuleLegend(title: "people see a key", reason: "A key is no text."),
    ]
    return context
  }

  @Test func `evidence of version 1_0 is read, and is what is written`() throws {
    let report = try EvidenceReader.read(Self.fixture("evidence"))
    #expect(report.verdict == .incomplete && report.tool == "0.1.0")
    #expect(Set(report.findings) == Set(SmallReport.incomplete.findings))
    #expect(Set(report.observations) == Set(SmallReport.incomplete.observations))
    #expect(Set(report.cells) == Set(SmallReport.incomplete.cells))
    #expect(EvidenceWriter.bytes(of: report) == (try Self.fixture("evidence")))
  }

  @Test func `a json report of version 1_0 is read as its evidence is`() throws {
    let report = try JSONReportReader.read(Self.fixture("json"))
    let evidence = try EvidenceReader.read(Self.fixture("evidence"))
    #expect(EvidenceWriter.bytes(of: report) == EvidenceWriter.bytes(of: evidence))
  }

  /// Only others read these: what is written of the same evidence is what they have read so far.
  @Test(arguments: ["github", "gitlab", "json", "junit", "sarif", "xcode"]) func `what others read has not changed`(
    _ name: String
  ) throws {
    let format = try #require(ReportFormats.named(name))
    let report = try EvidenceReader.read(Self.fixture("evidence"))
    let expected = String(decoding: try Self.fixture(name), as: UTF8.self)
    #expect(String(decoding: format.bytes(of: report, in: Self.context), as: UTF8.self) == expected)
  }

  @Test func `each says its version where it has room for one`() throws {
    for (format, version) in [
      ("evidence", #""formatVersion":"1.0""#), ("json", #""formatVersion":"1.0""#),
      ("junit", #"name="bordercheck.formatVersion" value="1.0""#), ("sarif", #""version":"2.1.0""#),
    ] {
      #expect(String(decoding: try Self.fixture(format), as: UTF8.self).contains(version), "\(format)")
    }
  }
}
