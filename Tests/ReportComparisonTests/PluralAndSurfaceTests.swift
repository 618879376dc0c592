import HostEvidence
import ReportComparison
import Reports
import Testing

@Suite struct PluralAndSurfaceTests {
  /// Minutes in Polish, with the variant that each count gave.
  private static func minutes(_ forms: [Int: (String, String)]) -> SmallReport {
    var report = SmallReport(products: ["App"], lists: ["pl"])
    for (count, (variant, value)) in forms.sorted(by: { $0.key < $1.key }) {
      report.show(
        "minutes", in: ["App"], lists: ["pl"], arguments: [.integer(count)], variant: "minutes.\(variant)",
        ["pl": value])
    }
    return report
  }

  private static let full = minutes([1: ("one", "1 minuta"), 2: ("few", "2 minuty"), 5: ("many", "5 minut")])
  private static let poor = minutes([1: ("one", "1 minuta"), 2: ("many", "2 minut"), 5: ("many", "5 minut")])

  @Test func `a plural form that is lost is an error, and no change of a value beside it`() throws {
    let comparison = try Self.full.compared(to: Self.poor)
    #expect(comparison.ids == ["plural-changed"])
    let change = try #require(comparison.changes.first)
    #expect(change.text == "uses other plural forms: few to many")
    #expect(change.samples.map(\.arguments) == [[.integer(2)]])
    #expect(comparison.verdict == .findings)
  }

  @Test func `a plural form that is gained is a note`() throws {
    let comparison = try Self.poor.compared(to: Self.full)
    #expect(comparison.ids == ["plural-gained"])
    #expect(comparison.verdict == .clean)
  }

  @Test func `a text without forms that gets some is gained, and the other way round lost`() throws {
    var flat = SmallReport(products: ["App"], lists: ["pl"])
    for count in [1, 2, 5] {
      flat.show("minutes", in: ["App"], lists: ["pl"], arguments: [.integer(count)], ["pl": "\(count) min"])
    }
    #expect(try flat.compared(to: Self.full).ids == ["plural-gained"])
    #expect(try Self.full.compared(to: flat).ids == ["plural-changed"])
  }

  @Test func `the name of a plural variable and the variation of a device are no plural forms`() throws {
    let comparison = try Self.full.compared { report in
      for index in report.report.observations.indices {
        let variant = report.report.observations[index].variant?.replacing("minutes.", with: "device.mac/count.")
        report.report.observations[index].variant = variant
      }
    }
    #expect(comparison.changes.isEmpty)
  }

  @Test func `another surface is one line for a product, and values are compared across it`() throws {
    var report = SmallReport(products: ["App"], lists: ["en"])
    for key in ["a", "b", "c"] { report.show(key, in: ["App"], lists: ["en"], surface: "Header", ["en": key]) }
    let comparison = try report.compared { other in
      for index in other.report.observations.indices { other.report.observations[index].surface = "Title" }
      other.change("c", "App", "en") { $0.value = "C" }
    }
    #expect(comparison.ids == ["surface-changed", "value-changed"])
    let change = try #require(comparison.changes(of: "surface-changed").first)
    #expect(change.text == "3 messages are presented at “Title”, before at “Header”")
    #expect(change.products == ["App"])
  }

  @Test func `one more surface is said, and one less too`() throws {
    var report = SmallReport(products: ["App"], lists: ["en"])
    report.show("a", in: ["App"], lists: ["en"], surface: "Header", ["en": "A"])
    var more = report
    more.show("a", in: ["App"], lists: ["en"], surface: "Footer", ["en": "A"])
    #expect(try report.compared(to: more).changes.map(\.text) == ["is presented at “Footer” as well"])
    let less = try more.compared(to: report)
    #expect(less.changes.map(\.text) == ["is no longer presented at “Footer”"])
  }
}
