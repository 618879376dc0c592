import Findings
import Foundation
import HostEvidence
import ReportFormats
import Reports
import Testing

@Suite struct MarkdownTests {
  private static func text(of report: Report, limit: Int? = nil) -> String {
    var context = RenderingContext()
    context.byteLimit = limit
    context.legends["raw-key-shown"] = RuleLegend(title: "a key is shown", reason: "People read a key.")
    return String(decoding: MarkdownFormat.bytes(of: report, in: context), as: UTF8.self)
  }

  /// Everything between `<` and `>`, in order.
  private static func tags(in text: String) -> [String] {
    text.matches(of: /<[^<>]*>/).map { String($0.output) }
  }

  // MARK: - Nothing leaves its place

  @Test func `every element is one that GitHub lets through, and none comes from a value`() throws {
    let text = Self.text(of: NastyReport.report)
    let allowed: Set<String> = [
      "code", "details", "h4", "i", "li", "p", "pre", "summary", "table", "td", "th", "tr", "ul",
    ]
    for tag in Set(Self.tags(in: text)) {
      let name = try #require(tag.firstMatch(of: /^<\/?([a-z0-9]+)/)?.output.1)
      #expect(allowed.contains(String(name)), "\(tag)")
      let attributes = tag.matches(of: /\s([a-z]+)="([^"]*)"/)
      #expect(attributes.allSatisfy { ["dir", "lang"].contains(String($0.output.1)) }, "\(tag)")
    }
  }

  /// With the same report of harmless values there is the same structure: a value makes no element.
  @Test func `a value changes no structure`() {
    // A value that is empty, or too long for a command, looks different on purpose, and no exception takes a key with *.
    let nasty = NastyReport.values.filter { !$0.isEmpty && $0.utf8.count < 1_000 }
    let plain = nasty.indices.map { nasty[$0].contains("*") ? "value*\($0)" : "value\($0)" }
    let (found, expected) = (NastyReport.report(of: nasty), NastyReport.report(of: plain))
    let isSame =
      Self.tags(in: Self.text(of: found)).sorted() == Self.tags(in: Self.text(of: expected)).sorted()
    #expect(isSame)
  }

  /// GitHub looks for mentions, issues, commits, addresses and emoji outside of `code` and `pre`.
  @Test func `outside of code there is nothing that GitHub makes a link of`() {
    let hostile = [
      "@octocat", "a@b.example", "#123", "owner/repo#1", "GH-12", "https://x.example", "www.x.example", ":tada:",
      "0123456789abcdef0123456789abcdef01234567", "![a](b)", "[a](b)", "<!-- x -->", "<b>x</b>", "&#64;x",
    ]
    var report = NastyReport.report(of: hostile)
    for index in report.findings.indices {
      report.findings[index].rule = hostile[index % hostile.count]
      report.findings[index].cells.append(hostile[index])
    }
    let outside = Self.text(of: report).replacing(/<code>[^<]*<\/code>/, with: "")
    #expect(hostile.filter(outside.contains) == [])
    let marks = ["@", "://"].filter(outside.contains)
    #expect(marks == [])
  }

  /// A blank line ends HTML, and what stands behind it would be Markdown.
  @Test func `no blank line lies inside an element`() {
    for block in Self.text(of: NastyReport.report).components(separatedBy: "\n\n") where block.hasPrefix("<") {
      #expect(block.contains("</"), "\(block.prefix(80))")
      let opened = Self.tags(in: block).filter { !$0.hasPrefix("</") }.count
      #expect(opened == Self.tags(in: block).count { $0.hasPrefix("</") }, "\(block.prefix(80))")
    }
  }

  // MARK: - What it says

  @Test
  func `verdict and counts come first, then what could not be observed, findings, the matrix and what is accepted`()
    throws
  {
    let text = Self.text(of: NastyReport.report(of: (0..<8).map { "value \($0)" }))
    #expect(
      text.hasPrefix("## ? Bordercheck: incomplete\n\n<p><code>8 observations in 1 cell of 1 scenario, 5 findings "))
    let headings = text.matches(of: /(?m)^### .*$/).map { String($0.output) }
    #expect(
      headings == [
        "### Could not be observed (2)", "### Errors (1)", "### Warnings (2)", "### Notes (2)",
        "### Messages by product and language", "### Accepted by exceptions, or known (1)",
      ])
    #expect(text.contains("<code>approved because value 4</code>"))
    #expect(text.contains("<h4>✗ <code>raw-key-shown</code> a key is shown (1)</h4>\n<p>People read a key.</p>"))
  }

  @Test func `a finding has the value in its language, the place, the remedy and the command`() {
    var report = NastyReport.report(of: ["الوصول"])
    report.observations[0].resolvedLocale = "ar"
    let text = Self.text(of: report)
    #expect(text.contains("<td>shown</td><td dir=\"auto\" lang=\"ar\"><code>\u{2068}الوصول\u{2069}</code></td>"))
    #expect(text.contains("<td>in</td><td><code>nasty/ar/3/Widget</code></td>"))
    #expect(text.contains("<td>fix</td><td><code>write "))
    #expect(text.contains("<pre><code>bordercheck explain 'key 0 "))
  }

  @Test func `what names no language sets none`() {
    var report = NastyReport.report(of: ["a"])
    report.observations[0].resolvedLocale = "x\" onclick=\"y"
    #expect(Self.text(of: report).contains("<td>shown</td><td dir=\"auto\"><code>a</code></td>"))
  }

  /// Two messages in ar: the first is served by English and an error is about it, the second is right.
  @Test func `the matrix counts messages of a product and language`() {
    var report = NastyReport.report(of: ["a", "b"])
    report.findings = [report.findings[0]]
    report.conclude(failOn: .error)
    let text = Self.text(of: report)
    #expect(text.contains("<th>language</th><th><code>Widget</code></th>"))
    #expect(text.contains("<tr><th><code>ar</code></th><td>✓&nbsp;1 ✗&nbsp;1</td></tr>"))
  }

  @Test func `a product that crashed is not observed, and nothing of it is ok`() {
    var report = NastyReport.report(of: [])
    report.findings = [
      Finding(
        rule: "host-crashed", severity: .incomplete, product: "Widget", message: "m", cells: ["nasty/ar/3/Widget"])
    ]
    report.lookUps = 1
    report.observations = [
      ObservationRecord(
        cell: "nasty/ar/3/Other", owner: "o", table: "t", key: "k", arguments: [], surface: "", asked: ".",
        outcome: .value, value: "v")
    ]
    report.cells.append(report.cells[0])
    report.cells[1].id = "nasty/ar/4/Widget"
    report.findings[0].cells.append("nasty/ar/4/Widget")
    report.conclude(failOn: .error)
    let text = Self.text(of: report)
    #expect(text.contains("<td>? nothing observed</td>"))
    #expect(!text.contains("✓&nbsp;"))
  }

  @Test func `nothing observed reads as incomplete`() {
    var report = Report(matrixCells: [])
    report.conclude(failOn: .error)
    let text = Self.text(of: report)
    #expect(text.hasPrefix("## ? Bordercheck: incomplete\n"))
    #expect(text.contains("Nothing was observed."))
    #expect(!text.contains("✓ Bordercheck"))
  }

  @Test func `rules that could not look stand before the findings, with why`() throws {
    var report = NastyReport.report(of: ["a"])
    report.unjudged = [UnjudgedRule(rule: "surfaces-disagree", reason: "no <surface> is named")]
    let text = Self.text(of: report)
    #expect(text.contains("<li><code>surfaces-disagree</code>: <code>no &lt;surface&gt; is named</code></li>"))
    let (rules, errors) = (try #require(text.range(of: "### Rules")), try #require(text.range(of: "### Errors")))
    #expect(rules.lowerBound < errors.lowerBound)
  }

  @Test func `a part that somebody chose says so`() {
    var report = NastyReport.report(of: ["a"])
    report.selection = ["--product", "@me"]
    #expect(Self.text(of: report).contains("Only a part was looked at: <code>--product @me</code>"))
  }

  @Test func `a shard says that it is a part of the matrix only`() {
    var report = NastyReport.report(of: ["a"])
    report.shard = Shard(index: 2, count: 4)
    let text = Self.text(of: report)
    #expect(text.hasPrefix("## ? Bordercheck: incomplete, part 2 of 4\n") || text.contains(", part 2 of 4\n"))
    #expect(text.contains("This is part 2 of 4 of the matrix only."))
    #expect(!Self.text(of: NastyReport.report(of: ["a"])).contains("of the matrix only"))
  }

  // MARK: - The limit

  @Test(arguments: [100, 600, 2_000, 8_000, 20_000, 65_536]) func `a limit is kept, and cuts between findings`(
    _ limit: Int
  )
    throws
  {
    let report = NastyReport.report(of: (0..<200).map { "value \($0)" })
    let whole = Self.text(of: report)
    let text = Self.text(of: report, limit: limit)
    #expect(text.utf8.count <= limit)
    #expect(text.hasPrefix("## ? Bordercheck: incomplete\n"))
    guard limit >= 600 else { return }
    let blocks = whole.components(separatedBy: "\n\n")
    let kept = text.components(separatedBy: "\n\n")
    let notice = try #require(kept.first { $0.hasPrefix("> **Left out") })
    #expect(kept.allSatisfy { blocks.contains($0) || $0 == notice })
    let counts = notice.matches(of: /(\d+) (error|warning|note|of what)/).compactMap { Int($0.output.1) }
    let shown = text.matches(of: /<p>again<\/p>/).count
    #expect(counts.reduce(0, +) + shown == report.findings.count { $0.exception == nil })
  }

  @Test func `what is there under a limit is the worst`() {
    let report = NastyReport.report(of: (0..<200).map { "value \($0)" })
    let text = Self.text(of: report, limit: 30_000)
    #expect(text.contains("### Could not be observed"))
    #expect(!text.contains("### Notes"))
  }

  @Test func `a report below the limit is whole`() {
    let report = NastyReport.report(of: ["a"])
    let whole = Self.text(of: report)
    #expect(Self.text(of: report, limit: whole.utf8.count) == whole)
    #expect(Self.text(of: report, limit: whole.utf8.count - 1) != whole)
  }
}
