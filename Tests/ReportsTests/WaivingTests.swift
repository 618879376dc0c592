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

  @Test func `a file that is read elsewhere names the tool without its place`() {
    #expect(Invocation(tool: ["/home/anna/bin/bordercheck"]).published.tool == ["bordercheck"])
    #expect(Invocation(tool: ["./bordercheck"]).published.tool == ["bordercheck"])
    #expect(invocation.published == invocation)
    #expect(Invocation().published.tool.isEmpty)
  }
}
