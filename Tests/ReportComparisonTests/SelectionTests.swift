import Findings
import HostEvidence
import ReportComparison
import Reports
import Testing

@Suite struct SelectionTests {
  /// Something else in each product, owner and language.
  private static func compare(_ selection: ComparisonSelection) throws -> ReportComparison {
    try SmallReport.plain.compared(selection) { other in
      other.change("title", "Widget", "pl") { $0.value = "Twoja podróż" }
      other.change("title", "Widget", "de") { $0.value = "Deine Reise" }
      other.change("account", "App", "pl") { $0.value = "Profil" }
      other.find("raw-key-shown")
      other.find("wrong-bundle", product: "App", owner: "App", key: "account", language: "de")
    }
  }

  @Test func `a product, an owner and a language choose their changes and findings`() throws {
    #expect(try Self.compare(.init()).changes.count == 4)
    let widget = try Self.compare(.init(products: ["Widget"]))
    #expect(Set(widget.changes.map(\.key)) == ["title"] && widget.changes.count == 2)
    let app = try Self.compare(.init(owners: ["App"]))
    #expect(Set(app.changes.map(\.key)) == ["account"] && app.changes.count == 2)
    let polish = try Self.compare(.init(languages: [["pl"]]))
    #expect(polish.changes.flatMap(\.samples).map(\.languageText) == ["pl", "pl"])
    #expect(polish.changes.compactMap { $0.finding?.rule } == ["raw-key-shown"])
    let answer = try Self.compare(.init(products: ["Widget"], languages: [["pl"]]))
    #expect(answer.changes.map(\.change) == ["finding-new", "value-changed"])
    #expect(answer.subject == "Widget in pl")
  }

  @Test func `a list is chosen by how it begins`() throws {
    var report = SmallReport(lists: ["de,en", "de-AT", "en"])
    report.show("title", lists: ["de,en", "de-AT", "en"], ["en": "Trip"])
    let german = try report.compared(.init(languages: [["de"]])) { _ in }
    #expect(german.comparedCount == 2)
    #expect(try report.compared(.init(languages: [["de", "en"]])) { _ in }.comparedCount == 2)
  }

  @Test func `what makes it fail is a severity, anything, or a class`() throws {
    func verdict(_ words: String...) throws -> String {
      let failing = try words.map { try #require(FailureCriterion($0)) }
      return try SmallReport.plain.compared(failing: failing) { other in
        other.change("title", "Widget", "pl") { $0.value = "Twoja podróż" }
        for product in ["App", "Widget"] { other.change("done", product, "en") { $0.value = "Ready" } }
      }.verdict.rawValue
    }
    #expect(try verdict() == "clean")
    #expect(try verdict("error") == "clean")
    #expect(try verdict("warning") == "findings")
    #expect(try verdict("note") == "findings")
    #expect(try verdict("any") == "findings")
    #expect(try verdict("removed-used") == "clean")
    #expect(try verdict("removed-used", "value-changed") == "findings")
    #expect(FailureCriterion("incomplete") == nil && FailureCriterion("nonsense") == nil)
    #expect(FailureCriterion.words.allSatisfy { FailureCriterion($0)?.word == $0 })
  }
}
