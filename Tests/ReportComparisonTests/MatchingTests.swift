import HostEvidence
import ReportComparison
import Reports
import Testing

@Suite struct MatchingTests {
  private static let values = ["en": "Trip", "de": "Reise", "pl": "Podróż"]

  private static func report(_ body: (inout SmallReport) -> Void) -> SmallReport {
    var report = SmallReport.plain
    body(&report)
    return report
  }

  @Test func `the same key with the same values under another owner is moved`() throws {
    let comparison = try Self.report { $0.show("gate", owner: "App", Self.values) }.compared { other in
      other = Self.report { $0.show("gate", owner: "Gates", table: "Gates", Self.values) }
    }
    #expect(comparison.ids == ["moved"])
    let change = try #require(comparison.changes.first)
    #expect(change.owner == "Gates" && change.table == "Gates" && change.key == "gate")
    let origin = try #require(change.origin)
    #expect(origin.owner == "App" && origin.table == "Localizable" && origin.key == "gate")
    #expect(change.text == "was in App · Localizable" && change.products == ["App", "Widget"])
  }

  @Test func `a move that loses a translation is a move and a regression`() throws {
    let comparison = try Self.report { $0.show("gate", owner: "App", Self.values) }.compared { other in
      other = Self.report { $0.show("gate", owner: "Gates", ["en": "Trip", "de": "Reise"]) }
    }
    #expect(comparison.ids == ["fallback-regressed", "moved"])
    #expect(comparison.changes(of: "fallback-regressed").first?.origin?.owner == "App")
  }

  @Test func `the same key with other values is another message`() throws {
    let comparison = try Self.report { $0.show("gate", owner: "App", Self.values) }.compared { other in
      other = Self.report { $0.show("gate", owner: "Gates", ["en": "Gate", "de": "Tor", "pl": "Brama"]) }
    }
    #expect(comparison.ids == ["added", "removed"])
  }

  @Test func `a whole table that moved is one line`() throws {
    let comparison = try Self.report { _ in }.compared { other in
      for index in other.report.observations.indices where other.report.observations[index].owner == "Kit" {
        other.report.observations[index].owner = "Shared"
      }
    }
    #expect(comparison.changes.map(\.change) == ["moved"])
    #expect(comparison.changes.first?.text == "all 2 messages were in Kit · Localizable")
    #expect(comparison.changes.first?.owner == "Shared" && comparison.changes.first?.key == nil)
    #expect(comparison.tally.hasPrefix("+0 −0 ~2"))
  }

  @Test func `another bundle with the same values is moved, as a whole owner in one line`() throws {
    let whole = try Self.report { _ in }.compared { other in
      for index in other.report.observations.indices where other.report.observations[index].owner == "Kit" {
        other.report.observations[index].bundle = "Shared.bundle"
      }
    }
    #expect(whole.changes.map(\.text) == ["all 2 messages come from Shared.bundle, before from Kit.bundle"])
    #expect(whole.changes.first?.origin?.bundle == "Kit.bundle" && whole.changes.first?.bundle == "Shared.bundle")
    let one = try Self.report { _ in }.compared { other in
      other.change("title", "Widget", "pl") { $0.bundle = "Shared.bundle" }
    }
    #expect(one.changes.map(\.key) == ["title"])
  }

  @Test func `another key with the same values is renamed`() throws {
    let comparison = try Self.report { $0.show("gate", ["en": "Gate", "de": "Tor", "pl": "Brama"]) }.compared { other in
      other = Self.report { $0.show("trip.gate", ["en": "Gate", "de": "Tor", "pl": "Brama"]) }
    }
    #expect(comparison.ids == ["renamed"])
    let change = try #require(comparison.changes.first)
    #expect(change.key == "trip.gate" && change.origin?.key == "gate" && change.text == "was \"gate\"")
    #expect(comparison.tally == "+0 −0 ~1: 0 regressions, 0 fixed")
  }

  private static let five = ["ar", "de", "en", "pl", "ru"]

  /// A message in five languages; those named read differently.
  private static func inFive(_ key: String, otherwise: [String] = []) -> SmallReport {
    var report = SmallReport(products: ["App"], lists: five, offers: five)
    report.show("title", in: ["App"], lists: five, ["en": "Trip"])
    let values = five.map { ($0, otherwise.contains($0) ? "other \($0)" : "gate \($0)") }
    report.show(key, in: ["App"], lists: five, Dictionary(values) { first, _ in first })
    return report
  }

  @Test func `four of five languages are enough for another name, three are not`() throws {
    let renamed = try Self.inFive("gate").compared(to: Self.inFive("door", otherwise: ["ru"]))
    #expect(renamed.ids == ["renamed", "value-changed"])
    #expect(renamed.changes(of: "value-changed").first?.languages == [["ru"]])
    let other = try Self.inFive("gate").compared(to: Self.inFive("door", otherwise: ["ru", "pl"]))
    #expect(other.ids == ["added", "removed"])
  }

  @Test func `two candidates are no name, on either side`() throws {
    let values = ["en": "Gate", "de": "Tor", "pl": "Brama"]
    let one = Self.report { $0.show("gate", values) }
    let two = Self.report { report in
      report.show("door", values)
      report.show("entrance", values)
    }
    #expect(try one.compared(to: two).ids == ["added", "removed"])
    #expect(try two.compared(to: one).ids == ["added", "removed"])
  }

  @Test func `the owner's own message is preferred to that of another owner`() throws {
    let values = ["en": "Gate", "de": "Tor", "pl": "Brama"]
    let comparison = try Self.report { $0.show("gate", values) }.compared { other in
      other = Self.report { report in
        report.show("door", values)
        report.show("entrance", owner: "App", values)
      }
    }
    #expect(comparison.changes(of: "renamed").map(\.key) == ["door"])
    #expect(comparison.changes(of: "added").map(\.key) == ["entrance"])
  }

  @Test func `keys that were shown raw are no values to tell a name from`() throws {
    let comparison = try Self.report { report in
      report.show("gate", ["en": "gate"])
      for list in ["de", "en", "pl"] {
        for product in ["App", "Widget"] { report.showKey("gate", product, list) }
      }
    }.compared { other in
      other = Self.report { $0.show("door", ["en": "gate"]) }
    }
    #expect(comparison.ids == ["added", "removed"])
  }

  @Test func `hundreds of messages that read alike are told apart by nothing, and quickly`() throws {
    func many(_ prefix: String) -> SmallReport {
      Self.report { report in
        for number in 0..<600 { report.show("\(prefix)\(number)", in: ["App"], ["en": "OK"]) }
      }
    }
    let comparison = try many("a").compared(to: many("b"))
    #expect(comparison.changes(of: "renamed").isEmpty)
    #expect(comparison.messageCount(.added) == 600 && comparison.messageCount(.removed) == 600)
  }
}
