import Findings
import Reports
import Testing

@Suite struct WaivingTests {
  private let found = Finding(
    rule: "lang.missing", severity: .error, owner: "Trips", key: "k", language: "de", message: "m",
    reproduce: ["bordercheck", "check", "--rule", "lang.missing", "--owner", "Trips"])
  private let invocation = Invocation(tool: ["swift", "run", "bordercheck"], project: "Samples")
  private let words = ["--reason", "…", "--approved-by", "…", "--never"]

  @Test func `what a check finds again needs the project alone`() {
    #expect(
      invocation.waiving(found) == ["swift", "run", "bordercheck", "waive", found.id, "Samples"] + words)
    #expect(Invocation().waiving(found) == ["bordercheck", "waive", found.id] + words)
  }

  @Test func `what a run shows needs its evidence`() {
    var shown = found
    shown.reproduce = ["bordercheck", "explain", "k", "--owner", "Trips"]
    #expect(
      Invocation().waiving(shown) == ["bordercheck", "waive", shown.id, "--evidence", "evidence.jsonl"] + words)
    #expect(
      Invocation().waiving(shown, evidence: "out/e.jsonl")
        == ["bordercheck", "waive", shown.id, "--evidence", "out/e.jsonl"] + words)
    var known = Invocation()
    known.evidence = "here.jsonl"
    #expect(known.waiving(found) == ["bordercheck", "waive", found.id, "--evidence", "here.jsonl"] + words)
  }

  @Test func `what differs from a base is found by no plain check`() {
    var changed = found
    changed.reproduce += ["--base", "../base"]
    #expect(Invocation().waiving(changed)?.contains("--evidence") == true)
  }

  @Test func `no command is given for what no exception accepts`() {
    var accepted = found
    accepted.exception = "known"
    var starred = found
    starred.key = "5 * 3"
    let others = [
      Finding(rule: "host-crashed", severity: .incomplete, product: "P", message: "m"),
      Finding(rule: "exception-unused", severity: .warning, owner: "Trips", message: "m"),
      Finding(rule: "project.stale", severity: .warning, message: "m"),
    ]
    for finding in [accepted, starred] + others { #expect(invocation.waiving(finding) == nil, "\(finding.rule)") }
    var without = invocation
    without.hasManifest = false
    #expect(without.waiving(found) == nil)
  }

  @Test func `where no evidence is written, it is said how it comes to be`() {
    var shown = found
    shown.reproduce = ["bordercheck", "explain", "k", "--owner", "Trips"]
    let hint = "evidence.jsonl is what --report evidence=evidence.jsonl writes"
    #expect(invocation.missingEvidence(of: [found]) == nil)
    #expect(invocation.missingEvidence(of: [found, shown]) == hint)
    var known = invocation
    known.evidence = "here.jsonl"
    #expect(known.missingEvidence(of: [shown]) == nil)
    known = invocation
    known.hasManifest = false
    #expect(known.missingEvidence(of: [shown]) == nil)
    var report = Report(command: .check, matrixCells: [])
    report.findings = [shown]
    let text = TextReport(width: 100, isColored: false, invocation: invocation).text(of: report)
    #expect(text.contains("--evidence evidence.jsonl") && text.contains("\n\nwaive: \(hint)\n\n"))
  }

  @Test func `a file that is read elsewhere names the tool without its place`() {
    #expect(Invocation(tool: ["/home/anna/bin/bordercheck"]).published(from: "/").tool == ["bordercheck"])
    #expect(Invocation(tool: ["./bordercheck"]).published(from: "/").tool == ["bordercheck"])
    #expect(invocation.published(from: "/") == invocation)
    #expect(Invocation().published(from: "/").tool.isEmpty)
  }

  @Test(arguments: [
    ("/home/anna/trips/out/e.jsonl", "out/e.jsonl"), ("/tmp/x/e.jsonl", "e.jsonl"), ("../e.jsonl", "../e.jsonl"),
    ("/home/anna/trips-2/e.jsonl", "e.jsonl"), ("e.jsonl", "e.jsonl"),
  ]) func `nor does it name where evidence lies on this machine`(_ given: String, _ name: String) {
    var known = invocation
    known.evidence = given
    #expect(known.published(from: "/home/anna/trips").evidence == name)
    #expect(known.waiving(found)?.contains(given) == true)
  }

  @Test func `nor the folder of a project and of what was built, where they are in the working folder`() {
    let given = Invocation(project: "/w/App", built: "/w/out/A.app", previous: "/elsewhere/A.app").published(
      from: "/w/")
    #expect([given.project, given.built, given.previous] == ["App", "out/A.app", "/elsewhere/A.app"])
    #expect(Invocation(project: "/w").published(from: "/w").project == nil)
  }
}
