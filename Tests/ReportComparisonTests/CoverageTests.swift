import Findings
import HostEvidence
import ReportComparison
import Reports
import Testing

/// What one report was not asked to look at, or could not judge, is neither gone, fixed nor new.
@Suite struct CoverageTests {
  private static func with(_ selection: String..., change: (inout SmallReport) -> Void = { _ in }) -> SmallReport {
    var report = SmallReport.plain
    report.report.selection = selection
    change(&report)
    return report
  }

  private static func keep(_ key: String, of report: inout SmallReport) {
    report.report.observations.removeAll { $0.key != key }
    report.report.findings.removeAll { $0.key != key }
  }

  private static var found: SmallReport {
    with {
      $0.find("raw-key-shown", key: "done")
      $0.find("unexpected-fallback", key: "title")
    }
  }

  private static var titleOnly: SmallReport {
    var part = found
    part.report.selection = ["--message", "tit*"]
    keep("title", of: &part)
    return part
  }

  @Test func `messages that the new report was not asked for are neither gone nor fixed`() throws {
    let comparison = try Self.found.compared(to: Self.titleOnly)
    #expect(comparison.ids == ["finding-known"] && comparison.comparedCount == 6)
    #expect(comparison.verdict == .incomplete)
    #expect(
      comparison.gaps.map(\.text) == [
        "new did not look at 2 messages, 1 finding of old, as only a part was asked for: --message 'tit*'; nothing is "
          + "said of the rest, neither that it is gone or fixed nor that it is new"
      ])
  }

  @Test func `messages that the old report was not asked for are not new`() throws {
    let comparison = try Self.titleOnly.compared(to: Self.found)
    #expect(comparison.ids == ["finding-known"] && comparison.verdict == .incomplete)
    #expect(comparison.gaps.first?.text.hasPrefix("old did not look at 2 messages, 1 finding of new") == true)
  }

  @Test func `what is gone of what was asked for is gone`() throws {
    var part = Self.titleOnly
    part.report.observations.removeAll { $0.key == "title" && $0.cell.hasSuffix("/Widget") }
    part.report.findings = []
    part.show("title more", ["en": "More"])
    let comparison = try Self.found.compared(to: part)
    #expect(comparison.changes(of: "removed").map(\.key) == ["title"])
    #expect(comparison.changes(of: "added").map(\.key) == ["title more"])
    #expect(comparison.changes(of: "finding-fixed").map { $0.finding?.key } == ["title"])
    #expect(comparison.verdict == .incomplete)
  }

  @Test func `the same part of both is compared whole`() throws {
    let comparison = try Self.titleOnly.compared { $0.find("host-slow", .warning, key: nil) }
    #expect(comparison.gaps.isEmpty && comparison.verdict == .clean)
    #expect(comparison.ids == ["finding-known", "finding-new"])
  }

  @Test func `a product that was not asked for is not lost, and counts for nothing where it is not compared`() throws {
    var app = SmallReport(products: ["App"])
    app.show("title", in: ["App"], ["en": "Trip", "de": "Reise", "pl": "Podróż"])
    app.show("done", in: ["App"], ["en": "Done", "de": "Fertig", "pl": "Gotowe"])
    app.show("account", owner: "App", in: ["App"], bundle: ".", ["en": "Account", "de": "Konto", "pl": "Konto"])
    #expect(try Self.found.compared(to: app).ids == ["product-lost"])
    app.report.selection = ["--product", "App"]
    let comparison = try Self.found.compared(to: app)
    #expect(comparison.changes.isEmpty && comparison.verdict == .incomplete)
    #expect(comparison.gaps.first?.text.hasPrefix("new did not look at Widget, 2 findings of old") == true)
    #expect(try app.compared(to: Self.found).changes.isEmpty)
    let chosen = try ReportComparison(
      Self.found.side("old"), app.side("new"), selection: ComparisonSelection(products: ["App"]))
    #expect(chosen.gaps.isEmpty && chosen.verdict == .clean)
  }

  @Test func `what only a scenario shows that was not asked for is no difference`() throws {
    var whole = Self.found
    whole.play("pl", in: "Widget", scenario: "upgrade", pick: "en")
    whole.show("stored", in: ["Widget"], lists: ["pl"], ["pl": "Dawne"])
    whole.show("title", in: ["Widget"], lists: ["pl"], ["pl": "Wycieczka"])
    let upgrade = SmallReport.cell("Widget", "pl", scenario: "upgrade")
    for index in whole.report.observations.indices.suffix(2) { whole.report.observations[index].cell = upgrade }
    whole.find("persisted-text-stale", key: "stored")
    whole.report.findings[2].cells = [upgrade]
    let part = Self.with("--scenario", "every-*") { $0.report.findings = Self.found.report.findings }
    let comparison = try whole.compared(to: part)
    #expect(comparison.ids == ["finding-known"] && comparison.verdict == .incomplete, "\(comparison.changes)")
    #expect(comparison.gaps.first?.text.hasPrefix("new did not look at 2 messages, 1 finding of old") == true)
    #expect(try part.compared(to: whole).ids == ["finding-known"])
  }

  @Test func `a language that was not asked for is not where a finding is new`() throws {
    var german = SmallReport(lists: ["de"])
    german.show("title", lists: ["de"], ["de": "Reise"])
    german.report.selection = ["--languages", "de"]
    let comparison = try german.compared(to: Self.with { $0.find("unexpected-fallback") })
    #expect(comparison.changes(of: "finding-new").isEmpty && comparison.verdict == .incomplete)
  }

  @Test func `rules, owners and products that a check was not asked for are not fixed`() throws {
    func check(_ selection: String...) -> SmallReport {
      var report = SmallReport(products: [], command: .check)
      (report.report.selection, report.report.scope) = (selection, "12 keys")
      return report
    }
    var whole = check()
    whole.find("lang.missing", product: nil, owner: "Kit")
    whole.find("fmt.type", product: nil, owner: "App")
    whole.find("exception-unused", product: nil, owner: "Kit", key: nil)
    for part in [check("--rule", "lang.*"), check("--owner", "Kit")] {
      let comparison = try whole.compared(to: part)
      #expect(comparison.changes(of: "finding-fixed").map { $0.finding?.rule } == ["lang.missing"])
      #expect(comparison.verdict == .incomplete)
      #expect(comparison.gaps.first?.text.hasPrefix("new did not look at 2 findings of old") == true)
    }
    let product = try whole.compared(to: check("--product", "App"))
    #expect(product.changes.isEmpty && product.verdict == .incomplete)
  }

  @Test func `where an option is not known there is no comparison, unless both have it`() throws {
    let half = Self.with("--sample", "half")
    #expect(throws: ComparisonError.unknownOption("new", "--sample")) { try Self.found.compared(to: half) }
    #expect(try half.compared(to: half).verdict == .clean)
  }

  @Test func `what a rule could not judge is neither fixed nor new`() throws {
    let blind = Self.with {
      $0.report.unjudged = [UnjudgedRule(rule: "raw-key-shown", reason: "the evidence does not say")]
    }
    let fixed = try Self.found.compared(to: blind)
    #expect(fixed.ids == ["finding-fixed"] && fixed.changes.first?.finding?.rule == "unexpected-fallback")
    #expect(
      fixed.gaps.map(\.text) == [
        "new did not look at what 1 finding of old is about, as it could not judge raw-key-shown: neither fixed nor "
          + "new by that"
      ])
    let new = try blind.compared(to: Self.found)
    #expect(new.changes.map { $0.finding?.rule } == ["unexpected-fallback"] && new.ids == ["finding-new"])
    #expect([fixed, new].allSatisfy { $0.verdict == .incomplete })
    #expect(try SmallReport.plain.compared(to: blind).verdict == .clean)
  }

  @Test func `a finding that weighs more is a regression, and one that weighs less a change`() throws {
    let old = Self.with { $0.find("text.length", .warning) }
    let more = try old.compared { $0.report.findings[0].severity = .error }
    #expect(more.ids == ["finding-raised"] && more.verdict == .findings)
    #expect(more.changes.map(\.severity) == [.error] && more.tally.contains("1 regression,"))
    let less = try old.compared(failing: [.any]) { $0.report.findings[0].severity = .note }
    #expect(less.ids == ["finding-lowered"] && less.verdict == .findings)
    #expect(less.tally.hasSuffix("0 regressions, 0 fixed"))
    #expect(try old.compared { $0.report.findings[0].severity = .note }.verdict == .clean)
  }
}
