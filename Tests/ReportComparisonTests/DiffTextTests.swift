import HostEvidence
import ReportComparison
import Reports
import Testing

@Suite struct DiffTextTests {
  private static func text(_ comparison: ReportComparison, isColored: Bool = false) -> String {
    DiffText(width: 100, isColored: isColored).text(of: comparison)
  }

  @Test func `a value stands beside what it was, with the changed words marked`() throws {
    let comparison = try SmallReport.plain.compared { report in
      for product in ["App", "Widget"] {
        report.change("title", product, "de") { $0.value = "Deine Reise" }
        report.change("title", product, "pl") { $0.value = "Podróż" }
      }
    }
    let text = Self.text(comparison)
    #expect(
      text == """
        +0 −0 ~1: 0 regressions, 0 fixed
        old (evidence of run, 15 observations) → new (evidence of run, 15 observations)

        Kit · Localizable
          ~ title · reads differently · App, Widget [value-changed]
            de
              │ “Reise”                                      │ “{+Deine +}Reise”

        clean: 15 observations compared, 1 change, none fails on error

        """)
    let colored = Self.text(comparison, isColored: true)
    #expect(colored.contains("“\u{1B}[32mDeine \u{1B}[0mReise”") && !colored.contains("{+"))
  }

  @Test func `what a product shows in one language reads as an answer`() throws {
    let comparison = try SmallReport.plain.compared(.init(products: ["Widget"], languages: [["pl"]])) { report in
      report.change("title", "Widget", "pl") { ($0.value, $0.resolvedLocale) = ("Trip", "en") }
      report.show("gate", surface: "Header", ["en": "Gate", "pl": "Brama"])
    }
    #expect(
      Self.text(comparison) == """
        Widget in pl: +1 −0 ~1: 1 regression, 0 fixed
        old (evidence of run, 15 observations) → new (evidence of run, 21 observations)

        regressions (1)

        ✗ error fallback-regressed: served by a language that is farther from the reader's (1)
          A translation that was there is no longer reached: readers see another language than before.

          Kit · Localizable · title · is served by another language: pl to en · Widget
            pl · Widget · from en, before from pl
              │ “Podróż”                                     │ “Trip”

        Kit · Localizable
          + gate · is new · Widget [added]
            pl · Widget (Header)
              │ “Brama”

        findings: 2 observations compared, 1 of 2 changes fail on error

        """)
  }

  @Test func `what could not be compared is said before everything else`() throws {
    var old = SmallReport.plain
    old.play("it", in: "Widget")
    old.show("title", in: ["Widget"], lists: ["it"], ["en": "Trip"])
    let lines = Self.text(try old.compared(to: .plain)).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3] == "could not be compared (1)")
    #expect(lines[4].hasPrefix("  ? new did not play it in Widget: nothing to compare with"))
    #expect(lines.dropLast().last?.hasPrefix("incomplete: 15 observations compared, 1 thing could not be") == true)
  }

  @Test func `many changes are counted, and the rest named with the way to see it`() throws {
    var old = SmallReport.plain
    for number in 0..<90 { old.show("key\(number)", in: ["App"], lists: ["en"], ["en": "old \(number)"]) }
    let comparison = try old.compared { other in
      for number in 0..<90 { other.change("key\(number)", "App", "en") { $0.value = "new \(number)" } }
    }
    let text = Self.text(comparison)
    #expect(text.contains("  … and 50 more; --report html=FILE or json=FILE has all"))
    #expect(text.hasPrefix("+0 −0 ~90:"))
  }
}
