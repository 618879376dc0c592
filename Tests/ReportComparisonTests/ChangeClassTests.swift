import Findings
import HostEvidence
import ReportComparison
import Reports
import Testing

/// Every class fires for the change that it is for, with nothing else beside it.
@Suite struct ChangeClassTests {
  @Test func `the same report twice has no difference`() throws {
    let comparison = try SmallReport.plain.compared { _ in }
    #expect(comparison.changes.isEmpty && comparison.gaps.isEmpty)
    #expect(comparison.verdict == .clean)
    #expect(comparison.comparedCount == 15)
    #expect(comparison.conclusion == "clean: 15 observations compared, no difference")
  }

  @Test func `a new message is added, once for all products`() throws {
    let comparison = try SmallReport.plain.compared { $0.show("gate", ["en": "Gate", "de": "Tor", "pl": "Brama"]) }
    #expect(comparison.ids == ["added"])
    let change = try #require(comparison.changes.first)
    #expect(change.key == "gate" && change.products == ["App", "Widget"])
    #expect(change.samples.map(\.languageText) == ["de", "en", "pl"])
    #expect(change.samples.first(where: \.isSource)?.new?.value == "Gate")
    #expect(comparison.tally == "+1 −0 ~0: 0 regressions, 0 fixed")
    #expect(comparison.verdict == .clean)
  }

  @Test func `a message that is gone is removed, and that is no regression`() throws {
    let comparison = try SmallReport.plain.compared { $0.report.observations.removeAll { $0.key == "done" } }
    #expect(comparison.ids == ["removed"])
    #expect(comparison.changes.first?.samples.first?.old?.value == "Fertig")
    #expect(comparison.tally == "+0 −1 ~0: 0 regressions, 0 fixed")
    #expect(comparison.verdict == .clean)
  }

  @Test func `a message that is gone from one product only names that product`() throws {
    let comparison = try SmallReport.plain.compared { report in
      report.report.observations.removeAll { $0.key == "done" && $0.cell.hasSuffix("/Widget") }
    }
    #expect(comparison.changes(of: "removed").map(\.products) == [["Widget"]])
    #expect(comparison.changes.count == 1)
  }

  @Test(arguments: [Outcome.key, .default, .noBundle])
  func `a text that is asked for and not found is an error`(_ outcome: Outcome) throws {
    let comparison = try SmallReport.plain.compared { report in
      report.change("title", "Widget", "pl") { observation in
        observation.outcome = outcome
        observation.resolvedLocale = nil
        observation.value = outcome == .noBundle ? nil : "title"
      }
    }
    #expect(comparison.ids == ["removed-used"])
    let change = try #require(comparison.changes.first)
    #expect(change.severity == .error && change.isRegression)
    #expect(change.languages == [["pl"]] && change.products == ["Widget"])
    #expect(change.samples.map { $0.old?.value } == ["Podróż"])
    #expect(comparison.verdict == .findings)
  }

  @Test func `a message that nothing shows and a finding asks for is an error`() throws {
    let comparison = try SmallReport.plain.compared { report in
      report.report.observations.removeAll { $0.key == "title" }
      report.find("call.key-missing", product: nil, language: nil)
    }
    #expect(comparison.ids == ["finding-new", "removed-used"])
    #expect(comparison.changes(of: "removed-used").first?.text == "is gone, and yet asked for: call.key-missing")
  }

  @Test func `a finding about another message does not ask for it`() throws {
    let comparison = try SmallReport.plain.compared { report in
      report.report.observations.removeAll { $0.key == "title" }
      report.find("call.key-missing", product: nil, owner: "App", language: nil)
      report.find("text.typos", product: nil, language: nil)
      report.find("raw-key-shown", exception: "known")
    }
    #expect(comparison.changes(of: "removed").count == 1)
    #expect(comparison.changes(of: "removed-used").isEmpty)
  }

  @Test func `what was shown as a key and has its text again is better`() throws {
    var broken = SmallReport.plain
    broken.showKey("title", "Widget", "pl")
    let comparison = try broken.compared(to: SmallReport.plain)
    #expect(comparison.ids == ["restored"])
    #expect(comparison.tally == "+0 −0 ~1: 0 regressions, 1 fixed")
    #expect(comparison.changes.first?.text == "is found again; before, its key was shown")
  }

  @Test func `a value that reads differently is told language by language`() throws {
    let comparison = try SmallReport.plain.compared { report in
      for product in ["App", "Widget"] { report.change("title", product, "de") { $0.value = "Deine Reise" } }
      report.change("title", "Widget", "pl") { $0.value = "Twoja podróż" }
    }
    #expect(comparison.ids == ["value-changed"])
    let change = try #require(comparison.changes.first)
    #expect(change.samples.map(\.languageText) == ["de", "pl"])
    #expect(change.samples.map { $0.places.map(\.product) } == [["App", "Widget"], ["Widget"]])
    #expect(change.samples.map { $0.old?.value } == ["Reise", "Podróż"])
    #expect(change.samples.map { $0.new?.value } == ["Deine Reise", "Twoja podróż"])
    #expect(comparison.verdict == .clean && !change.isRegression)
  }

  @Test func `values that only look alike are different`() throws {
    var report = SmallReport()
    report.show("title", ["en": "caf\u{E9}"])
    let comparison = try report.compared { report in
      report.change("title", "App", "en") { $0.value = "cafe\u{301}" }
    }
    #expect(comparison.ids == ["value-changed"])
  }

  @Test func `what another language serves now is a regression, and the other way round it is better`() throws {
    let worse = try SmallReport.plain.compared { report in
      report.change("title", "Widget", "pl") { ($0.resolvedLocale, $0.value) = ("en", "Trip") }
    }
    #expect(worse.ids == ["fallback-regressed"])
    #expect(worse.changes.first?.text == "is served by another language: pl to en")
    #expect(worse.verdict == .findings)
    var incomplete = SmallReport.plain
    incomplete.change("title", "Widget", "pl") { ($0.resolvedLocale, $0.value) = ("en", "Trip") }
    let better = try incomplete.compared(to: SmallReport.plain)
    #expect(better.ids == ["fallback-gained"])
    #expect(better.verdict == .clean)
  }

  @Test func `a regional variant serves its language, and farther down the list is worse`() throws {
    var report = SmallReport(lists: ["pt-BR", "ja,de"], offers: ["pt", "de", "en"])
    report.show("title", lists: ["pt-BR"], ["pt-BR": "Viagem"])
    report.show("done", lists: ["ja,de"], ["de": "Fertig"])
    let same = try report.compared { other in
      other.change("title", "App", "pt-BR") { $0.resolvedLocale = "pt" }
    }
    #expect(same.changes.isEmpty)
    let worse = try report.compared { other in
      other.change("done", "App", "ja,de") { ($0.resolvedLocale, $0.value) = ("en", "Done") }
    }
    #expect(worse.ids == ["fallback-regressed"])
  }

  @Test func `a fallback to the same text is a regression all the same`() throws {
    var report = SmallReport()
    report.show("ok", ["en": "OK", "de": "OK", "pl": "OK"])
    let comparison = try report.compared { $0.change("ok", "App", "de") { $0.resolvedLocale = "en" } }
    #expect(comparison.ids == ["fallback-regressed"])
  }

  @Test func `a source text that changed while translations stayed is named with the languages that stayed`() throws {
    let comparison = try SmallReport.plain.compared { report in
      for product in ["App", "Widget"] {
        report.change("title", product, "en") { $0.value = "Journey" }
        report.change("title", product, "de") { $0.value = "Fahrt" }
      }
    }
    #expect(comparison.ids == ["translation-stale", "value-changed"])
    let stale = try #require(comparison.changes(of: "translation-stale").first)
    #expect(stale.severity == .warning && stale.languages == [["pl"]])
    #expect(stale.samples.map(\.languageText) == ["en", "pl"])
    #expect(comparison.changes(of: "value-changed").first?.languages == [["de"]])
    #expect(comparison.verdict == .clean)
  }

  @Test func `a source text that changed with all translations is only a value`() throws {
    let comparison = try SmallReport.plain.compared { report in
      for product in ["App", "Widget"] {
        for list in ["en", "de", "pl"] { report.change("title", product, list) { $0.value = "new in \(list)" } }
      }
    }
    #expect(comparison.ids == ["value-changed"])
  }

  @Test func `an argument of another type or number is an error`() throws {
    var report = SmallReport()
    report.show("left", arguments: [.integer(5)], ["en": "5 left"])
    report.show("right", arguments: [.integer(5)], ["en": "5 right"])
    let comparison = try report.compared { other in
      other = SmallReport()
      other.show("left", arguments: [.string("A")], ["en": "A left"])
      other.show("right", arguments: [.integer(5), .integer(5)], ["en": "5 5 right"])
    }
    #expect(comparison.ids == ["arguments-changed"])
    #expect(
      comparison.changes.map(\.text) == [
        "takes text, before a whole number", "takes a whole number and a whole number, before a whole number",
      ])
  }

  @Test func `other arguments of the same types are no change, and said`() throws {
    var report = SmallReport()
    report.show("to", arguments: [.string("A")], ["en": "To A"])
    report.show("title", ["en": "Trip"])
    let comparison = try report.compared { other in
      other.report.observations.removeAll { $0.key == "to" }
      other.show("to", arguments: [.string("Lisboa")], ["en": "To Lisboa"])
    }
    #expect(comparison.changes.isEmpty)
    #expect(comparison.gaps.map(\.kind) == [.otherArguments])
    #expect(comparison.verdict == .clean)
  }
}
