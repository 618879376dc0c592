import Findings
import Foundation
import HostEvidence
import Reports
import Testing

@testable import ReportFormats

@Suite struct ChecklistTests {
  private static func text(of report: Report, _ practice: ProjectPractice? = nil) -> String {
    var context = RenderingContext()
    context.practice = practice
    context.width = 160
    return String(decoding: ChecklistFormat.bytes(of: report, in: context), as: UTF8.self)
  }

  /// The state of each line, by its title.
  private static func states(of report: Report, _ practice: ProjectPractice? = nil) -> [String: String] {
    let text = text(of: report, practice)
    let pairs = ReleaseChecklist.lines.map { line in
      let row = text.split(separator: "\n").first { $0.contains("  \(line.title)") }
      return (line.title, row.map { String($0.prefix(while: { $0 != "\t" }).prefix(16)).trimmed } ?? "no line")
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func check(_ findings: [Finding] = []) -> Report {
    var report = Report(command: .check, matrixCells: [])
    report.scope = "3 keys in 2 tables of 2 owners, 4 Swift files"
    report.findings = findings
    report.conclude(failOn: .error)
    return report
  }

  private static func run(_ findings: [Finding] = []) -> Report {
    var report = NastyReport.report(of: ["a"])
    report.findings = findings
    report.conclude(failOn: .error)
    return report
  }

  private static func finding(
    _ rule: String, _ severity: Severity = .error, exception: String? = nil
  ) -> Finding {
    Finding(rule: rule, severity: severity, owner: "K", message: "m", exception: exception)
  }

  private static let ofMatrix = "installed products pass the matrix"
  private static let ofCI = "CI checks are present"

  // MARK: - The lines

  @Test func `every rule is in one line, or in the list of those that no line is about`() {
    let listed = ReleaseChecklist.lines.flatMap(\.rules) + RulesOfNoLine.groups.flatMap(\.rules)
    #expect(Set(listed).count == listed.count)
    #expect(listed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } == RuleNames.all)
    for line in ReleaseChecklist.lines {
      #expect(line.rules == line.rules.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, "\(line.title)")
    }
    for group in RulesOfNoLine.groups { #expect(!group.reason.isEmpty) }
  }

  @Test func `the lines are those of a release`() {
    #expect(
      ReleaseChecklist.lines.map(\.title) == [
        "each message has one owner", "shared text lives in one resource-bearing package",
        "default localization is valid", "catalogs are processed by their owners",
        "accessors select the owning bundle", "no raw-key bypass", "duplicates are approved or gone",
        "comments, placeholders and plurals survive", "CI checks are present", "installed products pass the matrix",
      ])
  }

  @Test func `rules are named by their family where a line has all of it`() throws {
    let line = try #require(ReleaseChecklist.lines.first { $0.title.hasPrefix("comments") })
    #expect(line.ruleNames.starts(with: ["comment.missing", "fmt.*", "markup.*", "null-shown"]))
    let owner = try #require(ReleaseChecklist.lines.first)
    #expect(owner.ruleNames.contains("owner.undeclared"))
  }

  // MARK: - States

  @Test func `a clean check passes all but what only a run can tell`() {
    var expected = Dictionary(uniqueKeysWithValues: ReleaseChecklist.lines.map { ($0.title, "✓ pass") })
    expected[Self.ofMatrix] = "? could not look"
    expected[Self.ofCI] = "? could not look"
    #expect(Self.states(of: Self.check()) == expected)
  }

  @Test func `a clean run passes the matrix and nothing else`() {
    var expected = Dictionary(uniqueKeysWithValues: ReleaseChecklist.lines.map { ($0.title, "? could not look") })
    expected[Self.ofMatrix] = "✓ pass"
    #expect(Self.states(of: Self.run()) == expected)
  }

  @Test func `an error of one of its rules fails a line, whichever command found it`() {
    #expect(
      Self.states(of: Self.check([Self.finding("owner.duplicate-key")]))["duplicates are approved or gone"] == "✗ fail")
    #expect(Self.states(of: Self.run([Self.finding("wrong-bundle")]))["accessors select the owning bundle"] == "✗ fail")
    #expect(Self.states(of: Self.check([Self.finding("lang.missing")]))[Self.ofMatrix] == "✗ fail")
  }

  @Test func `what is accepted or no error fails nothing, and is counted`() {
    let report = Self.check([
      Self.finding("owner.duplicate-key", exception: "both mean the system's word"),
      Self.finding("owner.duplicate-key", exception: "known: it is in bordercheck.baseline.json"),
      Self.finding("text.duplicate-value", .note),
    ])
    let text = Self.text(of: report)
    #expect(text.contains("✓ pass            duplicates are approved or gone: 1 note, 1 approved, 1 known\n"))
    #expect(text.contains("approved: owner.duplicate-key 1, both mean the system's word\n"))
    #expect(text.contains("owner.duplicate-key 1, known: it is in bordercheck.baseline.json\n"))
  }

  @Test(arguments: ["host-crashed", "not-simulated", "nothing-checked"])
  func `what could not be observed passes no matrix`(
    _ rule: String
  ) {
    let state = Self.states(of: Self.run([Self.finding(rule, .incomplete)]))[Self.ofMatrix]
    #expect(state == "? could not look")
  }

  @Test(arguments: ["project.unreadable", "json.invalid", "a-rule-of-a-later-version"])
  func `what could not be read passes no line that rests on files`(_ rule: String) {
    let states = Self.states(of: Self.check([Self.finding(rule, .incomplete)]))
    #expect(!states.values.contains("✓ pass"))
    #expect(!states.values.contains("✗ fail"))
  }

  @Test func `a host that crashed leaves what a check says of files alone`() {
    let report = Self.check([Self.finding("host-crashed", .incomplete)])
    #expect(Self.states(of: report)["each message has one owner"] == "✓ pass")
  }

  @Test func `nothing observed passes nothing`() {
    var report = Report(matrixCells: [])
    report.conclude(failOn: .error)
    #expect(!Self.states(of: report).values.contains("✓ pass"))
  }

  @Test func `a report that is incomplete and does not say why passes nothing`() {
    var report = Self.check()
    report.verdict = .incomplete
    #expect(!Self.states(of: report).values.contains("✓ pass"))
  }

  @Test func `what a command was told to fail on fails a line`() {
    var report = Self.check([Self.finding("owner.misplaced", .warning)])
    let title = "shared text lives in one resource-bearing package"
    #expect(Self.states(of: report)[title] == "✓ pass")
    report.conclude(failOn: .warning)
    #expect(Self.states(of: report)[title] == "✗ fail")
  }

  @Test func `a line with a rule that could not look does not pass`() {
    var report = Self.run()
    report.unjudged = [UnjudgedRule(rule: "surfaces-disagree", reason: "the evidence names no surface")]
    #expect(Self.states(of: report)[Self.ofMatrix] == "? could not look")
    #expect(Self.text(of: report).contains("surfaces-disagree: the evidence names no surface"))
  }

  @Test func `a check that read no code knows nothing of calls`() {
    var report = Self.check()
    report.scope = "3 keys in 2 tables of 2 owners"
    let states = Self.states(of: report)
    #expect(states["no raw-key bypass"] == "? could not look")
    #expect(states["accessors select the owning bundle"] == "? could not look")
    #expect(states["each message has one owner"] == "✓ pass")
  }

  @Test func `a shard, and a part that somebody chose, pass nothing`() throws {
    var shard = Self.run()
    shard.shard = Shard(index: 1, count: 2)
    #expect(Self.states(of: shard)[Self.ofMatrix] == "? could not look")
    var part = Self.check()
    part.selection = ["--rule", "fmt.*"]
    let again = try EvidenceReader.read(EvidenceWriter.bytes(of: part))
    #expect(!Self.states(of: again).values.contains("✓ pass"))
    #expect(Self.text(of: again).contains("only a part was looked at: --rule 'fmt.*'"))
  }

  // MARK: - CI

  @Test func `CI checks are present where a file of a service calls the tool`() {
    let calling = ProjectPractice(callingFiles: [".github/workflows/ci.yml"], otherFiles: ["Jenkinsfile"])
    #expect(Self.states(of: Self.run(), calling)[Self.ofCI] == "✓ pass")
    #expect(Self.text(of: Self.run(), calling).contains("in .github/workflows/ci.yml\n"))
    let silent = ProjectPractice(otherFiles: ["Jenkinsfile"])
    #expect(Self.states(of: Self.run(), silent)[Self.ofCI] == "✗ fail")
    #expect(Self.text(of: Self.run(), silent).contains("called by none of Jenkinsfile"))
    #expect(Self.states(of: Self.run(), ProjectPractice())[Self.ofCI] == "✗ fail")
  }

  @Test func `a rule that the manifest switches off is named`() {
    let practice = ProjectPractice(rulesOff: ["owner.duplicate-key"])
    #expect(Self.text(of: Self.check(), practice).contains("the manifest switches off owner.duplicate-key"))
  }

  // MARK: - The end

  @Test func `the end says what answers the open lines, and what no line is about`() {
    let check = Self.text(of: Self.check([Self.finding("symbol.collision")]))
    #expect(check.contains("\n8 pass, 0 fail, 2 could not be looked at\n"))
    #expect(
      check.contains("to look at “installed products pass the matrix”:\n  bordercheck run --report checklist=-\n"))
    #expect(check.contains("besides, of rules that no line is about: symbol.collision: 1 error\n"))
    let run = Self.text(of: Self.run())
    #expect(run.contains("to look at 8 of these lines:\n  bordercheck check --report checklist=-\n"))
  }

  @Test func `lines keep to the width`() {
    var context = RenderingContext()
    context.width = 80
    let text = String(decoding: ChecklistFormat.bytes(of: NastyReport.report, in: context), as: UTF8.self)
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
