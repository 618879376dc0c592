import Findings
import HarnessRun
import HostEvidence
import OwnershipManifest
import Reports
import TestFiles
import Testing

/// Evidence that is judged apart from the run that made it.
@Suite(.serialized) struct EvidenceJudgementTests {
  /// An app with a package, in two languages, whose German lacks a key.
  private static let files: [String: String] = [
    "bordercheck.json": """
    { "developmentRegion": "en",
      "owners": { "H": { "resources": ["H"], "languages": ["de"] }, "K": { "resources": ["K"], "languages": ["de"] } },
      "products": { "H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de"] } } } }
    """,
    "H/en.lproj/Localizable.strings": #""home.title" = "Home";"#,
    "H/de.lproj/Localizable.strings": #""home.title" = "Start";"#,
    "K/en.lproj/Localizable.strings": #""k.one" = "One"; "k.two" = "Two";"#,
    "K/de.lproj/Localizable.strings": #""k.one" = "Eins";"#,
    "Matrix/german.json":
      #"{"languages": ["de", "en"], "steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]}"#,
  ]

  @Test func `what a run found is found again in its evidence, and the records stay`() async throws {
    let (run, judged) = try await Judging.judged(Self.files) { $0.findings = [] }
    #expect(run.findings.map(\.rule) == ["raw-key-shown"])
    #expect(judged.findings == run.findings)
    #expect(judged.verdict == .findings)
    #expect(judged.unjudged == [])
    #expect(Set(judged.observations) == Set(run.observations))
    #expect(Set(judged.choices) == Set(run.choices))
    #expect(judged.cells.count == run.cells.count)
  }

  @Test func `the findings of the evidence are not believed`() async throws {
    let (_, judged) = try await Judging.judged(Self.files) { evidence in
      evidence.findings = [Finding(rule: "value-empty", severity: .error, message: "made up", remedy: "")]
      evidence.verdict = .clean
    }
    #expect(judged.findings.map(\.rule) == ["raw-key-shown"])
  }

  @Test func `the order of records and of files makes no difference`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let run = try Judging.readBack(try await project.run())
      let (german, english) = (("b.jsonl", run.only("/de/")), ("a.jsonl", run.only("/en/")))
      let whole = try await Judging.judge([("one.jsonl", run)], project: project.folder)
      var turned = run
      turned.observations.reverse()
      turned.cells.reverse()
      for files in [[german, english], [english, german], [("x", turned)]] {
        let judged = try await Judging.judge(files, project: project.folder)
        #expect(judged.isSameFile(as: whole))
      }
    }
  }

  @Test func `whole-run rules look only where the evidence holds the whole matrix`() async throws {
    var files = Self.files
    files["K/de.lproj/Localizable.strings"] = #""k.one" = "One"; "k.two" = "Two";"#
    let (run, judged) = try await Judging.judged(files)
    #expect(Set(run.findings.map(\.rule)) == ["not-exercised"])
    #expect(judged.findings == run.findings)
    let part = try await Judging.judged(files) { $0 = $0.only("/de/") }.judged
    #expect(part.findings == [])
    #expect(part.unjudgedNames == ["not-exercised", "product-undeclared"])
    #expect(part.unjudged[0].reason.contains("1 of the 2 cells of the matrix; german/en/3/H is not among them"))
    let other = try await Judging.judged(files) { $0.matrix = "0123456789abcdef" }.judged
    #expect(other.unjudgedNames == ["not-exercised", "product-undeclared"])
  }

  @Test func `a rule that policy has off is missed by nobody`() async throws {
    var files = Self.files
    files["bordercheck.json"]?.replace(
      "\"developmentRegion\": \"en\",", with: #""developmentRegion": "en", "rules": { "not-exercised": "off" },"#)
    let part = try await Judging.judged(files) { $0 = $0.only("/de/") }.judged
    #expect(part.unjudgedNames == ["product-undeclared"])
  }

  @Test func `an exception of what could not look is not called unused`() async throws {
    var files = Self.files
    files["bordercheck.json"]?.replace(
      "\"developmentRegion\": \"en\",",
      with: """
        "developmentRegion": "en", "exceptions": [
          { "rule": "value-empty", "owner": "K", "reason": "r", "approvedBy": "a", "expires": "never" },
          { "rule": "unexpected-fallback", "owner": "K", "reason": "r", "approvedBy": "a", "expires": "never" }],
        """)
    let part = try await Judging.judged(files) { $0 = $0.only("/de/") }.judged
    #expect(part.findings.map(\.rule) == ["raw-key-shown"])
    #expect(
      part.unjudgedNames == ["exception-unused", "fallback-not-exercised", "not-exercised", "product-undeclared"])
  }

  /// A device is in languages that nobody put into the matrix, and its cells have a scenario of their own.
  @Test func `languages and scenarios that the matrix does not have are judged`() async throws {
    let (run, judged) = try await Judging.judged(Self.files) { evidence in
      evidence = evidence.only("/de/").renaming("german/de/3", to: "device/de-AT+fr/1")
    }
    #expect(judged.findings.map(\.id) == run.findings.map(\.id))
    #expect(judged.findings.map(\.cells) == [["device/de-AT+fr/1/H"]])
    #expect(
      judged.unjudgedNames == [
        "language-no-longer-supported", "not-exercised", "override-leftover", "pick-changed-between-releases",
        "product-undeclared",
      ])
    let known = try await Judging.judged(Self.files) { evidence in
      evidence = evidence.only("/de/").renaming("german/de/", to: "german/de-AT/")
    }.judged
    #expect(known.findings.map(\.id) == run.findings.map(\.id))
    #expect(known.unjudgedNames == ["not-exercised", "product-undeclared"])
  }

  @Test func `the command of a finding names no scenario that the project lacks`() async throws {
    let judged = try await Judging.judged(Self.files) { evidence in
      evidence = evidence.only("/de/").renaming("german/de/3", to: "device/de/1")
      for index in evidence.cells.indices { evidence.cells[index].host = .process }
    }.judged
    #expect(
      judged.findings.map(\.reproduce) == [
        ["bordercheck", "run", "--product", "H", "--message", "K/k.two", "--languages", "de"]
      ])
  }

  @Test func `messages without evidence are said, and what only a launch knows of a process`() async throws {
    let judged = try await Judging.judged(Self.files) { evidence in
      evidence.observations.removeAll { $0.key == "k.two" }
      for index in evidence.cells.indices { evidence.cells[index].host = .process }
    }.judged
    #expect(judged.findings == [])
    #expect(judged.unjudgedNames == ["host-crashed", "host-garbled", "host-silent", "host-timed-out"])
    #expect(
      judged.unjudged[2].reason
        == "of 2 of 6 presentations there is no evidence, such as of \"k.two\" of K in german/de/3/H")
  }

  @Test func `a message that nobody planned is judged`() async throws {
    let judged = try await Judging.judged(Self.files) { evidence in
      guard var extra = evidence.observations.first(where: { $0.key == "k.two" && $0.outcome == .key }) else { return }
      extra.key = "k.three"
      extra.value = "k.three"
      evidence.observations = [extra]
    }.judged
    #expect(judged.findings.map { "\($0.rule) \($0.key ?? "")" } == ["raw-key-shown k.three"])
  }

  /// A minimal writer says nothing of how languages were chosen.
  @Test func `evidence without choices is judged by what the bundles offer`() async throws {
    var files = Self.files
    files["bordercheck.json"]?.replace(", \"info\": { \"CFBundleLocalizations\": [\"en\", \"de\"] }", with: "")
    files["H/de.lproj/Localizable.strings"] = nil
    let (run, judged) = try await Judging.judged(files) { $0.choices = [] }
    #expect(run.findings.contains { $0.rule == "language-not-claimed" })
    #expect(judged.findings == run.findings)
    #expect(judged.choices == [])
  }

  @Test func `nothing observed is not clean`() async throws {
    let judged = try await Judging.judged(Self.files) { evidence in
      evidence = evidence.only("no such cell")
    }.judged
    #expect(judged.verdict == .incomplete)
    #expect(judged.findings.map(\.rule) == ["nothing-checked"])
  }
}
