import Findings
import HostEvidence
import Reports
import Testing

@testable import ReportFormats

@Suite struct HTMLFormatTests {
  static func page(_ report: Report, in context: RenderingContext = RenderingContext()) -> String {
    String(decoding: HTMLFormat.bytes(of: report, in: context), as: UTF8.self)
  }

  @Test func `every finding has a section under its identifier, once`() {
    let page = Self.page(NastyReport.report)
    for finding in NastyReport.report.findings {
      #expect(page.ranges(of: "id=\"\(finding.id)\"").count == 1, "\(finding.id)")
    }
    #expect(page.ranges(of: "<section class=\"finding ").count == NastyReport.report.findings.count)
  }

  @Test func `a finding says without a script what is shown, where, why, and how to mend it`() throws {
    let finding = ArrivalReport.finding
    var context = RenderingContext()
    context.legends = ["raw-key-shown": RuleLegend(title: "a key is presented", reason: "People read an identifier.")]
    let section = try #require(Self.page(ArrivalReport.report, in: context).section(finding.id))
    for fact in [
      "Polish Widget, Arrival line:", "Widget shows the key &quot;trip.arrivesIn&quot; in pl", ">trip.arrivesIn</bdi>",
      "the key itself, because no table served it; asked bundle <code>Trips.bundle</code>", "add a Polish text",
      "Trips/Localizable.xcstrings:4:5", "<code dir=\"auto\">plain/pl/3/Widget</code>",
      "reads pl; main bundle searches pl, en",
      "bordercheck explain trip.arrivesIn --product Widget", "a key is presented", "People read an identifier.",
      "<dt>Product</dt><dd><bdi>Widget</bdi>", "<dt>Language</dt><dd><bdi>Polish</bdi> (<bdi>pl</bdi>)",
    ] {
      #expect(section.contains(fact), "\(fact) is not in \(section)")
    }
  }

  @Test func `a finding shows the source text and what other products show to the same reader`() throws {
    let section = try #require(Self.page(ArrivalReport.report).section(ArrivalReport.finding.id))
    #expect(section.contains("<dt>Elsewhere</dt>"))
    #expect(section.contains("lang=\"pl\">Za 5 minut</bdi> <span class=\"origin\">in <bdi>App</bdi>"))
    #expect(section.contains("<dt>Source text</dt>"))
    #expect(section.contains("lang=\"en\">In 5 minutes</bdi>"))
  }

  @Test func `of several values the one that the finding speaks of comes first`() throws {
    var report = ArrivalReport.report
    for number in 0..<12 {
      var other = report.observations[3]
      other.arguments = [.integer(number)]
      other.value = "text \(number)"
      report.observations.append(other)
    }
    report.findings[0].message = "Widget shows \"text 11\" in pl"
    let section = try #require(Self.page(report).section(ArrivalReport.finding.id))
    let values = section.split(separator: "</bdi>").compactMap {
      $0.split(separator: "dir=\"auto\" lang=\"zxx\">").last
    }
    #expect(values.first == "text 11")
    #expect(section.ranges(of: "lang=\"zxx\"").count == FindingValues.limit)
  }

  @Test func `a finding that names no message has samples of what stands in, of its owner alone where it names one`()
    throws
  {
    var report = ArrivalReport.report
    report.findings = [
      Finding(
        rule: "bundle-not-embedded", severity: .error, product: "Widget", message: "no bundle",
        cells: ["plain/pl/3/Widget"]),
      Finding(
        rule: "bundle-not-embedded", severity: .error, product: "Widget", owner: "Map", message: "no bundle",
        cells: ["plain/pl/3/Widget"]),
      Finding(
        rule: "host-silent", severity: .incomplete, product: "Widget", owner: "Trips", message: "silent",
        cells: ["plain/pl/3/Widget"]),
    ]
    let page = Self.page(report)
    let shows = try report.findings.map { try #require(page.section($0.id)).contains(">trip.arrivesIn</bdi>") }
    #expect(shows == [true, false, false])
  }

  @Test func `a finding says where nothing was resolved, and names product and language also where it is about none`()
    throws
  {
    var report = ArrivalReport.report
    report.findings = [
      Finding(rule: "a", severity: .error, owner: "Trips", message: "in a file"),
      Finding(rule: "b", severity: .error, message: "everywhere", cells: ["plain/pl/3/App"]),
      Finding(rule: "c", severity: .incomplete, product: "Widget", message: "crashed", cells: ["plain/de/3/Widget"]),
      Finding(rule: "d", severity: .error, owner: "Trips", key: "Token", language: "zh-hans", message: "a class"),
    ]
    let page = Self.page(report)
    let sections = try report.findings.map { try #require(page.section($0.id)) }
    for (section, facts) in zip(
      sections,
      [
        [
          "<dt>Product</dt><dd>any that holds <bdi>Trips</bdi></dd>", "<dt>Language</dt><dd>no single one</dd>",
          "<dt>Resolved locale</dt><dd>none: found in files, without a look-up</dd>",
        ],
        [
          "<dt>Product</dt><dd>no single one: this is about the whole project</dd>",
          "<dt>Language</dt><dd>no single one; here <bdi>Polish</bdi> (<bdi>pl</bdi>)</dd>",
          "<dt>Resolved locale</dt><dd><bdi>Polish</bdi> (<bdi>pl</bdi>)</dd>",
          "lang=\"pl\">Za 5 minut</bdi> <span class=\"origin\">for <code dir=\"auto\">trip.arrivesIn</code> in <bdi>App</bdi>",
        ],
        [
          "<dt>Language</dt><dd>no single one; here <bdi>German</bdi> (<bdi>de</bdi>)</dd>",
          "<dt>Resolved locale</dt><dd>none: nothing was observed</dd>",
        ],
        [
          "<dt>About</dt><dd><bdi>Trips</bdi> · <code dir=\"auto\">Token</code>",
          "<bdi>Simplified Chinese (zh-hans)</bdi>",
        ],
      ])
    {
      for fact in facts { #expect(section.contains(fact), "\(fact) is not in \(section)") }
    }
    #expect(
      try #require(Self.page(ArrivalReport.report).section(ArrivalReport.finding.id)).contains(
        "<dt>Resolved locale</dt><dd>none: no table served it, so that the key is shown</dd>"))
  }

  @Test func `the matrix in numbers has a row for each language with a problem, and one for the others of a product`() {
    let page = Self.page(ArrivalReport.report)
    let (english, polish) = ("<bdi>English</bdi> (<bdi>en</bdi>)", "<bdi>Polish</bdi> (<bdi>pl</bdi>)")
    let nothing = "<td></td>"
    for row in [
      "<bdi>App</bdi></th><td>\(english), \(polish)</td><td>1</td>\(nothing)\(nothing)\(nothing)\(nothing)</tr>",
      "<bdi>Widget</bdi></th><td>\(polish)</td>\(nothing)\(nothing)\(nothing)<td>1</td>\(nothing)</tr>",
      "<bdi>Widget</bdi></th><td>\(english)</td><td>1</td>\(nothing)\(nothing)\(nothing)\(nothing)</tr>",
    ] {
      #expect(page.contains("<tr><th scope=\"row\">\(row)"), "\(row)")
    }
  }

  @Test func `the matrix in numbers says what could not be observed`() {
    var report = ArrivalReport.report
    report.findings.append(
      Finding(
        rule: "host-crashed", severity: .incomplete, product: "Widget", message: "crashed", cells: ["plain/de/3/Widget"]
      ))
    let lost = "<bdi>German</bdi> (<bdi>de</bdi>)</td><td></td><td></td><td></td><td></td><td>all</td></tr>"
    #expect(Self.page(report).contains("<bdi>Widget</bdi></th><td>\(lost)"))
  }

  @Test func `the command is the one that works from where the reader stands`() throws {
    var context = RenderingContext()
    context.invocation = Invocation(tool: ["swift", "run", "bordercheck"], project: "My Trips")
    let section = try #require(Self.page(ArrivalReport.report, in: context).section(ArrivalReport.finding.id))
    #expect(
      section.contains("swift run bordercheck explain trip.arrivesIn --product Widget --project &#39;My Trips&#39;"))
  }

  @Test func `the page comes in its order`() throws {
    var report = ArrivalReport.report
    var lost = ArrivalReport.finding
    lost.severity = .incomplete
    lost.rule = "host-crashed"
    report.findings.append(lost)
    let page = Self.page(report)
    let places = ["<h1>", "id=\"unobserved\"", "id=\"findings\"", "id=\"matrix\"", "id=\"accepted\"", "id=\"run\""].map
    {
      page.range(of: $0)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test func `the worst comes first, and causes stay together`() {
    let page = Self.page(NastyReport.report)
    let counted = NastyReport.report.findings.filter { $0.exception == nil }
    let order = counted.map { (page.range(of: "id=\"\($0.id)\"")?.lowerBound ?? page.startIndex, $0.severity) }
      .sorted { $0.0 < $1.0 }.map(\.1)
    #expect(order == order.sorted(by: >))
  }

  @Test func `what is accepted is apart, with its reason`() throws {
    var report = ArrivalReport.report
    report.findings[0].exception = "the vendor ships no Polish"
    report.conclude(failOn: .error)
    let page = Self.page(report)
    let accepted = try #require(page.range(of: "id=\"accepted\""))
    let finding = try #require(page.range(of: "id=\"\(ArrivalReport.finding.id)\""))
    #expect(accepted.lowerBound < finding.lowerBound)
    #expect(page.contains("<dt>Accepted because</dt><dd>the vendor ships no Polish</dd>"))
    #expect(page.contains("<title>Clean: nothing was found"))
  }

  @Test func `findings that share every name have sections of their own`() {
    var report = ArrivalReport.report
    var again = ArrivalReport.finding
    again.message = "Widget shows the key again"
    report.findings.append(again)
    let page = Self.page(report)
    #expect(page.contains("id=\"\(again.id)\""))
    #expect(page.contains("id=\"\(again.id)-2\""))
  }

  @Test func `beyond the first of a cause they are folded, none is left out`() {
    var report = ArrivalReport.report
    report.findings = (1...50).map { number in
      var finding = ArrivalReport.finding
      finding.key = "key \(number)"
      return finding
    }
    let page = Self.page(report)
    #expect(page.contains("<summary>and 30 more</summary>"))
    #expect(report.findings.allSatisfy { page.contains("id=\"\($0.id)\"") })
  }

  @Test(arguments: [
    (Report.Verdict.clean, "Clean: nothing was found"), (.findings, "Findings: 1 error"),
    (.incomplete, "Incomplete: nothing was observed"),
  ]) func `the head says what the report comes to`(_ verdict: Report.Verdict, _ words: String) {
    var report = verdict == .incomplete ? Report(matrixCells: []) : ArrivalReport.report
    if verdict == .clean { report.findings = [] }
    report.conclude(failOn: .error)
    #expect(report.verdict == verdict)
    #expect(Self.page(report).contains("<title>\(words)"))
  }

  @Test func `a part of the matrix says so in the title, the head, the matrix and the facts`() {
    var report = ArrivalReport.report
    report.findings = []
    report.shard = Shard(index: 2, count: 4)
    report.conclude(failOn: .error)
    let page = Self.page(report)
    #expect(page.contains("<title>Clean: nothing was found, in part 2/4 of the matrix only"))
    #expect(page.ranges(of: "class=\"partial\"").count == 2)
    #expect(page.contains("<dd>2/4, a part only</dd>"))
    #expect(page.contains("{\"partial\":true,"))
    #expect(!Self.page(ArrivalReport.report).contains("class=\"partial\""))
  }

  @Test func `nothing is fetched, and without scripts the page says what is missing`() {
    let page = Self.page(NastyReport.report)
    #expect(page.contains("content=\"default-src 'none';"))
    for word in [" src=", "@import", "url(", "fetch(", "innerHTML", "insertAdjacentHTML", "document.write", "eval("] {
      let own = page.replacing(/(?s)<body>.*<script>/, with: "")
      #expect(!own.contains(word), "\(word)")
    }
    #expect(
      page.contains(
        "<noscript><p class=\"needs-script\"><strong>The matrix of single messages and the search need scripts."))
    #expect(page.ranges(of: "<html lang=\"en\"").count == 1)
  }

  @Test func `a check has no matrix and says why`() {
    var report = Report(command: .check, matrixCells: [])
    report.scope = "12 keys in 2 tables of 1 owner"
    report.findings = [Finding(rule: "owner.duplicate-key", severity: .warning, owner: "Trips", message: "twice")]
    report.conclude(failOn: .error)
    let page = Self.page(report)
    #expect(page.contains("so that there is no matrix"))
    #expect(page.contains("Looked at: 12 keys in 2 tables of 1 owner."))
  }
}

extension String {
  /// The section of a finding.
  fileprivate func section(_ id: String) -> Substring? {
    guard let start = range(of: "id=\"\(id)\"")?.lowerBound, let end = self[start...].range(of: "</section>") else {
      return nil
    }
    return self[start..<end.upperBound]
  }

  fileprivate func range(of text: String) -> Range<String.Index>? { self[...].range(of: text) }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
