internal import Findings
internal import HostEvidence
internal import Reports

/// A report as testcases: one for each message and product, with all its languages, so that names stay the same when a
/// language is added.
struct JUnitReport {
  static let tool = "bordercheck"
  /// Version of what the names and the properties mean.
  static let formatVersion = "1.0"

  private struct Contents {
    var findings: [Finding] = []
    /// Of the messages that were seen.
    var entry: Int?
  }

  private let report: Report
  private let failing: Severity
  private let text: JUnitText
  private let messages: PresentedMessages
  /// By cell: the languages that its reader wants, such as `de+en`.
  private let readers: [String]

  init(_ report: Report, in context: RenderingContext) {
    self.report = report
    failing = report.failingSeverity
    text = JUnitText(context: context)
    messages = PresentedMessages(report)
    readers = messages.cells.map { VisibleText($0.languages.joined(separator: "+")).plain }
  }

  /// Hands the file on piece by piece, so that it never lies in memory as a whole.
  func write<Failure: Error>(to sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
    var xml = XMLWriter()
    let suites = Dictionary(grouping: cases) { ExactText($0.suite) }.sorted { $0.key < $1.key }
    let all = JUnitCounts(suites.flatMap(\.value))
    xml.open("testsuites", all.attributes(named: "\(Self.tool) \(report.command.rawValue)"))
    for (name, cases) in suites {
      xml.open("testsuite", JUnitCounts(cases).attributes(named: name.text))
      writeProperties(to: &xml)
      for testcase in cases {
        testcase.write(to: &xml)
        try xml.handOn(to: sink)
      }
      xml.close("testsuite")
    }
    xml.close("testsuites")
    try xml.handOn(to: sink, isLast: true)
  }

  private func writeProperties(to xml: inout XMLWriter) {
    let unjudged = report.unjudged.map(\.rule).map(ExactText.init).sorted().map(\.text)
    let properties: KeyValuePairs<String, String> = [
      "formatVersion": Self.formatVersion, "tool": report.tool, "command": report.command.rawValue,
      "matrix": report.matrix, "shard": report.shard.text, "verdict": report.verdict.rawValue,
      "unjudged": unjudged.joined(separator: " "),
    ]
    xml.open("properties")
    for (name, value) in properties where !value.isEmpty {
      xml.element("property", ["name": "\(Self.tool).\(name)", "value": VisibleText(value).plain])
    }
    xml.close("properties")
  }
}

// MARK: - Testcases

extension JUnitReport {
  /// Sorted by what they are about; each name once in its class, and never none at all.
  private var cases: [JUnitCase] {
    let contents = contents.sorted { $0.key < $1.key }
    var cases = contents.map { testcase($0.key, $0.value) }
    var counts: [[ExactText]: Int] = [:]
    for testcase in cases { counts[Self.fullName(testcase), default: 0] += 1 }
    for index in cases.indices where counts[Self.fullName(cases[index])] != 1 {
      cases[index].name += " (\(contents[index].key.fingerprint))"
    }
    return cases.isEmpty ? [ofNothing] : cases
  }

  private static func fullName(_ testcase: JUnitCase) -> [ExactText] {
    [ExactText(testcase.className), ExactText(testcase.name)]
  }

  /// Where nothing was found and no look-up was kept.
  private var ofNothing: JUnitCase {
    JUnitCase(
      suite: Self.tool, className: Self.tool, name: report.command.rawValue, outcome: .passed(report.scope ?? ""))
  }

  private var contents: [JUnitSubject: Contents] {
    var contents: [JUnitSubject: Contents] = [:]
    for (number, entry) in messages.entries.enumerated() {
      let subject = JUnitSubject(
        product: messages.name(entry.product), owner: messages.name(entry.owner), table: messages.name(entry.table),
        key: messages.name(entry.key))
      contents[subject] = Contents(entry: number)
    }
    let accepted = report.findings.filter { $0.exception != nil }
    for finding in report.countedFindings + accepted {
      contents[JUnitSubject(finding), default: Contents()].findings.append(finding)
    }
    return contents
  }

  private func testcase(_ subject: JUnitSubject, _ contents: Contents) -> JUnitCase {
    let findings = contents.findings.sorted(by: FindingOrder.precedes)
    let place = findings.first { $0.place != nil }?.place
    var testcase = JUnitCase(
      suite: subject.suite, className: subject.className, name: subject.name, outcome: .passed(""))
    testcase.file = place.map { VisibleText(text.context.repositoryPrefix + $0.file).plain }
    testcase.line = place?.line
    guard !findings.isEmpty else { return testcase }
    let body = text.body(findings, observed: contents.entry.map(observed) ?? [])
    testcase.outcome = outcome(of: findings, body)
    return testcase
  }

  /// Such as `de+en: “Reise”, served by de`; each once, sorted.
  private func observed(_ entry: Int) -> [String] {
    let lines = messages.sights(of: entry).map { sight in
      ExactText("\(readers[Int(sight.cell)]): \(JUnitText.text(of: report.observations[Int(sight.record)]))")
    }
    return Set(lines).sorted().map(\.text)
  }

  /// One outcome, because readers take one: what could not be observed before what failed before what was accepted.
  private func outcome(of findings: [Finding], _ body: String) -> JUnitCase.Outcome {
    func problem(_ findings: [Finding]) -> JUnitCase.Problem {
      JUnitCase.Problem(type: findings[0].rule, message: text.message(findings), body: body)
    }
    let failed = findings.filter { $0.exception == nil && $0.severity >= self.failing }
    let lost = failed.filter { $0.severity == .incomplete }
    if !lost.isEmpty { return .error(problem(lost)) }
    if !failed.isEmpty { return .failure(problem(failed)) }
    guard let accepted = findings.first(where: { $0.exception != nil }), let reason = accepted.acceptance else {
      return .passed(body)
    }
    let message = BoundedText.cut("accepted: \(FindingLines.shown(reason))", to: JUnitText.messageLimit)
    return .skipped(JUnitCase.Problem(type: accepted.rule, message: message, body: body))
  }
}
