import Findings
import HostEvidence
import ReportComparison
import ReportFormats
import Reports
import Testing

@Suite struct FindingChangeTests {
  private static func report(_ body: (inout SmallReport) -> Void = { _ in }) -> SmallReport {
    var report = SmallReport.plain
    body(&report)
    return report
  }

  @Test func `a new finding weighs what it weighs`() throws {
    let comparison = try Self.report().compared { other in
      other.find("raw-key-shown")
      other.find("text.length", .warning, key: "done")
      other.find("unused-weight", .note, key: "account")
    }
    #expect(comparison.changes.map(\.severity) == [.error, .warning, .note])
    #expect(comparison.ids == ["finding-new"])
    #expect(comparison.tally == "+0 −0 ~0: 2 regressions, 0 fixed")
    #expect(comparison.failures.map { $0.finding?.rule } == ["raw-key-shown"])
  }

  @Test func `a finding that is gone is fixed, one that stays is known and no difference`() throws {
    let old = Self.report { report in
      report.find("raw-key-shown")
      report.find("text.length", .warning, key: "done")
    }
    let comparison = try old.compared(failing: [.any]) { $0.report.findings.removeLast() }
    #expect(comparison.ids == ["finding-fixed", "finding-known"])
    #expect(comparison.differences.map(\.change) == ["finding-fixed"])
    let same = try old.compared(failing: [.any]) { _ in }
    #expect(same.verdict == .clean && same.conclusion == "clean: 15 observations compared, no difference")
    #expect(try old.compared(failing: [.change("finding-known")]) { _ in }.verdict == .findings)
  }

  @Test func `a finding that is accepted since is neither fixed nor known`() throws {
    let old = Self.report { $0.find("raw-key-shown") }
    let comparison = try old.compared { $0.report.findings[0].exception = "until autumn" }
    #expect(comparison.ids == ["finding-accepted"])
    #expect(comparison.changes.first?.text.hasSuffix("(accepted: until autumn)") == true)
    let again = try Self.report { $0.find("raw-key-shown", exception: "x") }.compared {
      $0.report.findings[0].exception = nil
    }
    #expect(again.ids == ["finding-new"])
    #expect(try Self.report { $0.find("raw-key-shown", exception: "x") }.compared { _ in }.changes.isEmpty)
  }

  @Test(arguments: ["html", "markdown", "text"])
  func `findings that are accepted since are one line for each rule and product, and all in the document`(
    _ name: String
  ) throws {
    let comparison = try Self.report().compared { other in
      for number in 0..<300 {
        other.find(
          "lang.missing", product: number % 3 == 0 ? "App" : "Widget", key: "key \(number)", exception: "later")
      }
      other.find("fmt.type", product: nil, key: "one", exception: "a")
      other.find("fmt.type", product: nil, key: "two", exception: "b")
    }
    #expect(comparison.changes(of: "finding-accepted").count == 302)
    let format = try #require(DiffFormats.named(name))
    let text = String(decoding: format.bytes(of: comparison, in: RenderingContext()), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains("(accepted") }
    for words in [
      "fmt.type · 2 findings (accepted for 2 reasons)", "lang.missing · App · 100 findings (accepted: later)",
      "lang.missing · Widget · 200 findings (accepted: later)",
    ] { #expect(lines.count { $0.contains(words) } == 1, "\(words): \(lines)") }
    #expect(lines.count == 3 && !text.contains("key 17"))
    let document = String(decoding: JSONDiff.bytes(of: comparison, in: RenderingContext()), as: UTF8.self)
    #expect(document.contains("\"key 17\"") && document.contains("\"key 299\""))
  }

  @Test func `a finding about what was not played again is not fixed, and said so`() throws {
    let comparison = try Self.report { $0.find("raw-key-shown") }.compared { other in
      other.report.findings = []
      other.report.cells.removeAll { $0.id == SmallReport.cell("Widget", "pl") }
      other.report.observations.removeAll { $0.cell == SmallReport.cell("Widget", "pl") }
    }
    #expect(comparison.changes(of: "finding-fixed").isEmpty)
    #expect(comparison.gaps.map(\.kind) == [.notPlayed, .notLookedAt])
    #expect(comparison.verdict == .incomplete)
  }

  @Test func `reports of check are compared by their findings, and say that no text was`() throws {
    var report = SmallReport(products: [], command: .check)
    report.report.scope = "12 keys in 2 tables of 1 owner"
    report.find("lang.missing", product: nil)
    let comparison = try report.compared { $0.find("fmt.type", product: nil) }
    #expect(comparison.ids == ["finding-known", "finding-new"])
    #expect(comparison.gaps.map(\.text) == ["reports of check hold findings and no observation: no text was compared"])
    #expect(comparison.old.summary == "evidence of check, 12 keys in 2 tables of 1 owner")
    #expect(comparison.verdict == .findings)
  }
}
