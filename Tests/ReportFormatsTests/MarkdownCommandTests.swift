import Findings
import ReportFormats
import Reports
import Testing

/// The commands below a finding on a page of GitHub.
@Suite struct MarkdownCommandTests {
  private static func context(limit: Int? = nil) -> RenderingContext {
    var context = RenderingContext()
    context.invocation = Invocation(tool: ["swift", "run", "bordercheck"], project: "Samples")
    context.invocation.evidence = "out/e.jsonl"
    context.byteLimit = limit
    return context
  }

  private static func report(_ count: Int) -> Report {
    var report = Report(command: .check, matrixCells: [])
    report.findings = (0..<count).map { number in
      Finding(
        rule: "raw-key-shown", severity: .error, product: "App", owner: "Trips", table: "Localizable",
        key: "key \(number)", language: "de", message: "message \(number)",
        reproduce: ["bordercheck", "explain", "key \(number)", "--product", "App"])
    }
    report.conclude(failOn: .error)
    return report
  }

  @Test func `a finding has the command that shows it again and the one that accepts it, as the text has`() throws {
    let report = Self.report(1)
    let page = String(decoding: MarkdownFormat.bytes(of: report, in: Self.context()), as: UTF8.self)
    let text = String(decoding: TextFormat.bytes(of: report, in: Self.context()), as: UTF8.self)
    let id = try #require(report.findings.first).id
    let again = "swift run bordercheck explain 'key 0' --product App --project Samples"
    let waive =
      "swift run bordercheck waive \(id) Samples --evidence out/e.jsonl --reason '…' --approved-by '…' --never"
    #expect(page.contains("<p>again</p>\n<pre><code>\(again)</code></pre>\n"))
    #expect(page.contains("<p>waive</p>\n<pre><code>\(waive)</code></pre>\n"))
    #expect(text.contains("again \(again)\n") && text.contains("waive \(waive)\n"))
  }

  @Test func `what no exception can accept has no such command`() {
    var report = Self.report(3)
    report.findings[0].severity = .incomplete
    report.findings[1].exception = "known"
    report.findings[2].key = nil
    var context = Self.context()
    let page = String(decoding: MarkdownFormat.bytes(of: report, in: context), as: UTF8.self)
    #expect(page.split(separator: "<p>waive</p>").count == 2)
    context.invocation.hasManifest = false
    #expect(!String(decoding: MarkdownFormat.bytes(of: report, in: context), as: UTF8.self).contains("waive"))
  }

  /// 1,048,576 bytes is what GitHub shows of a job, 65,536 a comment.
  @Test(arguments: [65_536, 1_048_576]) func `a page of very many findings keeps within its bytes`(_ limit: Int) {
    let page = MarkdownFormat.bytes(of: Self.report(5_000), in: Self.context(limit: limit))
    #expect(page.count <= limit && page.count > limit / 2)
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.contains("Left out here") && text.hasSuffix("</details>\n\n"))
    #expect(text.split(separator: "<details>").count == text.split(separator: "</details>").count)
  }
}
