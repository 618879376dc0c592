import Findings
import PositionedJSON
import ReportFormats
import Reports
import Testing

@Suite struct SARIFFormatTests {
  private static func run(_ report: Report, in context: RenderingContext = RenderingContext()) throws -> JSONNode {
    let root = try ParsedJSON.root(SARIFFormat.self, of: report, in: context)
    #expect(root["version"]?.string == "2.1.0")
    return try #require(root.list("runs").first)
  }

  private static func rule(of result: JSONNode) -> String { result["ruleId"]?.string ?? "" }

  @Test func `one rule about one key is one result, with the whole region`() throws {
    var context = RenderingContext()
    context.repositoryPrefix = "i os/"
    let results = try Self.run(SmallReport.report, in: context).list("results")
    #expect(
      results.map(Self.rule) == ["raw-key-shown", "language-not-claimed", "surfaces-disagree", "key.stale"])
    #expect(results.map { $0["level"]?.string } == ["error", "error", "warning", "note"])
    let place = try #require(results[0].list("locations").first?["physicalLocation"])
    #expect(place.at("artifactLocation", "uri")?.string == "i%20os/Trips/Localizable.xcstrings")
    #expect(place.at("artifactLocation", "uriBaseId")?.string == "SRCROOT")
    let region = ["startLine", "startColumn", "endLine", "endColumn"].map { place.at("region", $0)?.integer }
    #expect(region == [12, 5, 12, 6])
    for result in results {
      let place = try #require(result.list("locations").first?["physicalLocation"])
      #expect(result.list("locations").count == 1)
      for part in ["startLine", "startColumn", "endLine", "endColumn"] {
        #expect(place.at("region", part)?.integer ?? 0 >= 1)
      }
      #expect(result.at("message", "text")?.string?.isEmpty == false)
    }
  }

  @Test func `a result's fingerprint stays when languages and products are added or lines move`() throws {
    var later = SmallReport.report
    later.findings.removeAll { $0.language == "de" && $0.rule == "raw-key-shown" }
    for index in later.findings.indices { later.findings[index].place?.line = 99 }
    var added = SmallReport.rawKey("ar", SmallReport.app)
    added.product = "App"
    later.findings.append(added)
    func fingerprints(_ report: Report) throws -> [String: String] {
      let results = try Self.run(report).list("results").map { result in
        (Self.rule(of: result), result.at("partialFingerprints", "bordercheck/v1")?.string ?? "")
      }
      return Dictionary(results) { first, _ in first }
    }
    #expect(try fingerprints(later) == fingerprints(SmallReport.report))
    #expect(try Set(fingerprints(later).values).count == 4)
  }

  @Test func `every rule has all texts, from its legend or from its name`() throws {
    var context = RenderingContext()
    context.legends = [
      "raw-key-shown": RuleLegend(title: "a key is shown", reason: String(repeating: "because ", count: 1_000))
    ]
    let run = try Self.run(SmallReport.report, in: context)
    let rules = run["tool"]?["driver"]?.list("rules") ?? []
    #expect(rules.count == 4)
    for rule in rules {
      for member in ["shortDescription", "fullDescription", "help"] {
        let text = rule.at(member, "text")?.string ?? ""
        #expect(!text.isEmpty && text.count <= 1_024)
      }
    }
    for result in run.list("results") {
      let index = try #require(result["ruleIndex"]?.integer)
      #expect(rules[index]["id"]?.string == Self.rule(of: result))
    }
  }

  @Test func `what could not be observed makes the execution unsuccessful, and is a result as well`() throws {
    let whole = try #require(try Self.run(SmallReport.report).list("invocations").first)
    #expect(whole["executionSuccessful"]?.boolean == true)
    #expect(whole.list("toolExecutionNotifications").isEmpty)
    let run = try Self.run(SmallReport.incomplete)
    let broken = try #require(run.list("invocations").first)
    #expect(broken["executionSuccessful"]?.boolean == false)
    #expect(
      broken.list("toolExecutionNotifications").map { $0.at("message", "text")?.string } == [
        "App ended by signal 11"
      ])
    #expect(run.list("results").map(Self.rule).first == "host-crashed")
    var nothing = Report(matrixCells: [])
    nothing.conclude(failOn: .error)
    let empty = try Self.run(nothing)
    #expect(empty.list("invocations").first?["executionSuccessful"]?.boolean == false)
    #expect(empty.list("results").count == 1)
  }

  @Test func `a rule that could not look is told, and makes nothing unsuccessful`() throws {
    var report = SmallReport.report
    report.unjudged = [UnjudgedRule(rule: "not-exercised", reason: "no manifest says what was to be shown")]
    let invocation = try #require(try Self.run(report).list("invocations").first)
    #expect(invocation["executionSuccessful"]?.boolean == true)
    let told = invocation.list("toolExecutionNotifications").map {
      [$0.at("descriptor", "id")?.string, $0["level"]?.string, $0.at("message", "text")?.string]
    }
    #expect(told == [["not-exercised", "warning", "could not look: no manifest says what was to be shown"]])
  }

  @Test func `accepted findings are left out`() throws {
    let rules = try Self.run(SmallReport.report).list("results").map(Self.rule)
    #expect(!rules.contains("unexpected-fallback"))
  }

  @Test func `a run is named after what it replaces`() throws {
    var context = RenderingContext()
    #expect(
      try Self.run(SmallReport.report, in: context).at("automationDetails", "id")?.string == "bordercheck/run/")
    context.repositoryPrefix = "apps/ios/"
    var shard = SmallReport.report
    shard.shard = Shard(index: 2, count: 4)
    #expect(
      try Self.run(shard, in: context).at("automationDetails", "id")?.string
        == "bordercheck/run/apps/ios/shard-2-of-4/")
  }

  @Test func `the worst results are kept where there are too many, and it is said`() throws {
    var report = SmallReport.report
    report.findings = (0..<5_010).map { number in
      Finding(
        rule: "r", severity: number < 10 ? .error : .note, owner: "O", table: "T", key: "k\(number)", message: "m")
    }
    report.conclude(failOn: .error)
    let run = try Self.run(report)
    let levels = run.list("results").map { $0["level"]?.string }
    #expect(levels.count == 5_000)
    #expect(levels.filter { $0 == "error" }.count == 10)
    let notifications = run.list("invocations").first?.list("toolExecutionNotifications") ?? []
    #expect(
      notifications.map { $0.at("message", "text")?.string } == [
        "10 more results are left out here: 5000 are the most that are kept"
      ])
  }
}
