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
    var observations: [(languages: [String], record: ObservationRecord)] = []
  }

  private let report: Report
  private let failing: Severity
  private let text: JUnitText

  init(_ report: Report, in context: RenderingContext) {
    self.report = report
    failing = report.failingSeverity
    text = JUnitText(context: context)
  }

  var bytes: [UInt8] {
    var xml = XMLWriter()
    let suites = Dictionary(grouping: cases) { ExactText($0.suite) }.sorted { $0.key < $1.key }
    let all = JUnitCounts(suites.flatMap(\.value))
    xml.open("testsuites", all.attributes(named: "\(Self.tool) \(report.command.rawValue)"))
    for (name, cases) in suites {
      xml.open("testsuite", JUnitCounts(cases).attributes(named: name.text))
      writeProperties(to: &xml)
      for testcase in cases { testcase.write(to: &xml) }
      xml.close("testsuite")
    }
    xml.close("testsuites")
    return xml.bytes
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
    let contents = contents
    var cases = contents.keys.sorted().map { testcase($0, contents[$0] ?? Contents()) }
    var counts: [[ExactText]: Int] = [:]
    for testcase in cases { counts[Self.fullName(testcase), default: 0] += 1 }
    for (index, subject) in contents.keys.sorted().enumerated() where counts[Self.fullName(cases[index])] != 1 {
      cases[index].name += " (\(subject.fingerprint))"
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
    let known = Dictionary(report.judgedCells.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for record in report.observations {
      guard let cell = known[record.cell] else { continue }
      let subject = JUnitSubject(
        product: cell.product, owner: record.owner, table: record.table, key: record.key)
      contents[subject, default: Contents()].observations.append((cell.languages, record))
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
    let body = text.body(findings, observed: JUnitText.observed(contents.observations))
    testcase.outcome = outcome(of: findings, body)
    return testcase
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
