import Findings
import HostEvidence
import ReportComparison
import Reports
import Testing

/// What a whole product, owner or language implies is one line.
@Suite struct WholeEventTests {
  @Test func `a product that is gone is one error, and its findings are not fixed by that`() throws {
    var report = SmallReport.plain
    report.find("raw-key-shown")
    let comparison = try report.compared { other in
      other.report.cells.removeAll { $0.product == "Widget" }
      other.report.choices.removeAll { $0.cell.hasSuffix("/Widget") }
      other.report.observations.removeAll { $0.cell.hasSuffix("/Widget") }
      other.report.findings = []
    }
    #expect(comparison.changes.map(\.change) == ["product-lost"])
    #expect(comparison.changes.first?.text == "is gone, and with it 2 messages; its 1 findings are not fixed by that")
    #expect(comparison.gaps.isEmpty && comparison.verdict == .findings)
  }

  @Test func `a new product is one note`() throws {
    let comparison = try SmallReport.plain.compared { other in
      for list in ["de", "en", "pl"] { other.play(list, in: "Watch") }
      other.show("title", in: ["Watch"], ["en": "Trip"])
    }
    #expect(comparison.changes.map(\.change) == ["product-added"])
    #expect(comparison.changes.first?.products == ["Watch"])
  }

  @Test func `a localization that is lost swallows the fallbacks that it implies`() throws {
    let comparison = try SmallReport.plain.compared { other in
      for index in other.report.choices.indices { other.report.choices[index].offers = ["de", "en"] }
      for index in other.report.cells.indices where other.report.cells[index].languages == ["pl"] {
        other.report.cells[index].searchList = ["en"]
      }
      for key in ["title", "done", "account"] {
        for product in ["App", "Widget"] {
          other.change(key, product, "pl") { ($0.resolvedLocale, $0.value) = ("en", "English") }
        }
      }
    }
    #expect(comparison.changes.map(\.change) == ["localization-lost"])
    let change = try #require(comparison.changes.first)
    #expect(change.name == "pl" && change.products == ["App", "Widget"] && change.severity == .error)
    #expect(change.text.contains("5 observations follow from that"))
  }

  @Test func `a localization that is lost hides no key that is shown raw`() throws {
    let comparison = try SmallReport.plain.compared { other in
      for index in other.report.choices.indices { other.report.choices[index].offers = ["de", "en"] }
      other.showKey("title", "App", "pl")
    }
    #expect(comparison.ids == ["localization-lost", "removed-used"])
  }

  @Test func `a localization that one bundle of one product got is named with both`() throws {
    let comparison = try SmallReport.plain.compared { other in
      for index in other.report.choices.indices
      where other.report.choices[index].cell.hasSuffix("/Widget") && other.report.choices[index].bundle == "Kit.bundle"
      {
        other.report.choices[index].offers.append("ar")
      }
    }
    #expect(comparison.changes.map(\.change) == ["localization-added"])
    #expect(comparison.changes.first?.text == "is offered now by Widget (Kit.bundle)")
  }

  @Test func `lists of a localization that is lost need not be played again`() throws {
    let comparison = try SmallReport.plain.compared { other in
      other.report.cells.removeAll { $0.languages == ["pl"] }
      other.report.observations.removeAll { $0.cell.contains("/pl/") }
      other.report.choices.removeAll { $0.cell.contains("/pl/") }
      for index in other.report.choices.indices { other.report.choices[index].offers = ["de", "en"] }
    }
    #expect(comparison.changes.map(\.change) == ["localization-lost"])
    #expect(comparison.gaps.isEmpty)
  }

  @Test func `another language for the same list is one line, and swallows the values`() throws {
    let comparison = try SmallReport.plain.compared { other in
      for index in other.report.cells.indices
      where other.report.cells[index].languages == ["pl"] && other.report.cells[index].product == "Widget" {
        other.report.cells[index].searchList = ["en"]
      }
      for key in ["title", "done"] {
        other.change(key, "Widget", "pl") { ($0.resolvedLocale, $0.value) = ("en", "English") }
      }
    }
    #expect(comparison.changes.map(\.change) == ["language-pick-changed"])
    let change = try #require(comparison.changes.first)
    #expect(change.text == "a reader of pl gets en, before pl" && change.severity == .error)
    #expect(change.products == ["Widget"] && change.languages == [["pl"]])
  }

  @Test func `a better pick is a note`() throws {
    var before = SmallReport.plain
    for index in before.report.cells.indices where before.report.cells[index].languages == ["pl"] {
      before.report.cells[index].searchList = ["en"]
    }
    let comparison = try before.compared(to: SmallReport.plain)
    #expect(comparison.changes.map(\.severity) == [.note])
    #expect(comparison.tally.hasSuffix("0 regressions, 1 fixed"))
  }

  @Test func `an owner that falls back as a whole in a language is one line`() throws {
    let comparison = try SmallReport.plain.compared { other in
      for key in ["title", "done"] {
        other.change(key, "Widget", "pl") { ($0.resolvedLocale, $0.value) = ("en", "English") }
      }
    }
    #expect(comparison.changes.map(\.change) == ["fallback-regressed"])
    let change = try #require(comparison.changes.first)
    #expect(change.key == nil && change.owner == "Kit" && change.products == ["Widget"])
    #expect(change.messageCount == 2 && change.languages == [["pl"]])
    #expect(change.text == "all 2 messages are served by another language: pl to en")
    #expect(comparison.tally.hasPrefix("+0 −0 ~2:"))
  }

  @Test func `one message of two that falls back is its own line`() throws {
    let comparison = try SmallReport.plain.compared { other in
      other.change("done", "Widget", "pl") { ($0.resolvedLocale, $0.value) = ("en", "Done") }
    }
    #expect(comparison.changes.map(\.key) == ["done"])
  }

  @Test func `an owner that is gone or new as a whole is one line`() throws {
    var without = SmallReport.plain
    without.report.observations.removeAll { $0.owner == "Kit" }
    let gone = try SmallReport.plain.compared(to: without)
    #expect(gone.changes.map(\.change) == ["removed"])
    #expect(gone.changes.first?.owner == "Kit" && gone.changes.first?.key == nil)
    #expect(gone.changes.first?.messageCount == 2 && gone.changes.first?.products == ["App", "Widget"])
    #expect(gone.tally.hasPrefix("+0 −2 ~0"))
    let new = try without.compared(to: SmallReport.plain)
    #expect(new.changes.map(\.change) == ["added"])
    #expect(new.changes.first?.text == "all 2 messages are new")
  }

  @Test func `an owner whose keys are shown raw as a whole is one error`() throws {
    let comparison = try SmallReport.plain.compared { other in
      for key in ["title", "done"] {
        for list in ["de", "en", "pl"] { other.showKey(key, "Widget", list) }
      }
    }
    #expect(comparison.changes.map(\.change) == ["removed-used"])
    #expect(comparison.changes.first?.languages == [["de"], ["en"], ["pl"]])
  }
}
