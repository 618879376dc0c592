import Findings
import HostEvidence
import ReportComparison
import Reports
import Testing

/// What was not looked at never reads as the same, nor as removed.
@Suite struct GapTests {
  private static func error(_ old: SmallReport, _ new: SmallReport) -> ComparisonError? {
    do {
      _ = try ReportComparison(old.side("old"), new.side("new"))
      return nil
    } catch {
      return error
    }
  }

  @Test func `different commands, a part of a run, and nothing observed are no comparison`() {
    var check = SmallReport(products: [], command: .check)
    check.report.scope = "1 key"
    #expect(Self.error(check, .plain) == .differentCommands("old", .check, "new", .run))
    var part = SmallReport.plain
    part.report.shard = Shard(index: 1, count: 4)
    #expect(Self.error(.plain, part) == .part("new", Shard(index: 1, count: 4)))
    #expect(Self.error(SmallReport(), SmallReport()) == .nothingObserved("old"))
    #expect(Self.error(.plain, SmallReport()) == .nothingObserved("new"))
  }

  @Test func `reports without a common product are no comparison`() {
    var other = SmallReport(products: ["Other"])
    other.show("title", in: ["Other"], ["en": "Trip"])
    #expect(Self.error(.plain, other) == .nothingInCommon(old: ["App", "Widget"], new: ["Other"]))
  }

  @Test func `observations of an earlier release within a run are left out`() throws {
    var report = SmallReport.plain
    report.play("de", in: "App", release: "1.0", scenario: "upgrade")
    report.report.observations.append(
      ObservationRecord(
        cell: SmallReport.cell("App", "de", scenario: "upgrade"), owner: "Kit", table: "Localizable", key: "ancient",
        arguments: [], surface: "", asked: ".", outcome: .value, value: "alt"))
    let comparison = try report.compared(to: .plain)
    #expect(comparison.changes.isEmpty && comparison.old.observationCount == 15)
  }

  @Test func `a list that only the old report played is incomplete, and nothing is removed by it`() throws {
    var old = SmallReport.plain
    old.play("it", in: "Widget")
    old.show("title", in: ["Widget"], lists: ["it"], ["en": "Trip"])
    let comparison = try old.compared(to: .plain)
    #expect(comparison.changes.isEmpty)
    #expect(comparison.gaps.map(\.kind) == [.notPlayed])
    #expect(comparison.gaps.first?.text.hasPrefix("new did not play it in Widget: nothing to compare with") == true)
    #expect(comparison.verdict == .incomplete)
    let back = try SmallReport.plain.compared(to: old)
    #expect(back.gaps.map(\.isIncomplete) == [false] && back.verdict == .clean)
  }

  @Test func `a host that crashed removes nothing`() throws {
    let comparison = try SmallReport.plain.compared { other in
      other.report.observations.removeAll { $0.cell.hasSuffix("/Widget") && $0.key == "done" }
      other.find("host-crashed", .incomplete, key: nil, language: nil)
    }
    #expect(comparison.changes(of: "removed").isEmpty)
    #expect(comparison.gaps.first?.text.hasPrefix("new is incomplete: host-crashed in Widget") == true)
    #expect(comparison.verdict == .incomplete)
  }

  @Test func `an incomplete report outside of what is compared does not count`() throws {
    var selection = ComparisonSelection()
    selection.products = ["App"]
    let comparison = try SmallReport.plain.compared(selection) { other in
      other.find("host-crashed", .incomplete, key: nil, language: nil)
    }
    #expect(comparison.gaps.isEmpty && comparison.changes.isEmpty)
  }

  @Test func `a message that one list lacks although others have it is not removed`() throws {
    let comparison = try SmallReport.plain.compared { other in
      other.report.observations.removeAll { $0.key == "title" && $0.cell.contains("/pl/") }
    }
    #expect(comparison.changes.isEmpty)
    #expect(comparison.gaps.map(\.kind) == [.notPresented] && comparison.verdict == .incomplete)
  }

  @Test func `look-ups without a record are incomplete`() throws {
    var report = SmallReport.plain.report
    report.lookUps = 100
    report.conclude(failOn: .error)
    let side = ComparedSide(report, name: "new", form: .evidence)
    let comparison = try ReportComparison(SmallReport.plain.side("old"), side)
    #expect(comparison.gaps.map(\.text) == ["new holds no record of 85 look-ups that its header counts"])
    #expect(comparison.verdict == .incomplete)
  }

  @Test func `what a run and an inspection show is compared, and the difference said`() throws {
    let comparison = try SmallReport.plain.compared { $0.report.command = .inspect }
    #expect(comparison.changes.isEmpty && comparison.gaps.map(\.text) == ["old is of run and new of inspect"])
  }

  @Test func `text that an earlier launch stored is compared with such text only`() throws {
    func report(_ stored: String?) -> SmallReport {
      var report = SmallReport.plain
      report.play("pl", in: "Widget", scenario: "upgrade")
      guard let stored else { return report }
      report.report.observations.append(
        ObservationRecord(
          cell: SmallReport.cell("Widget", "pl", scenario: "upgrade"), owner: "Kit", table: "Localizable", key: "title",
          arguments: [], surface: "", asked: "Kit.bundle", outcome: .persisted, value: stored))
      return report
    }
    #expect(try report(nil).compared(to: report("Reise")).changes.isEmpty)
    #expect(try report("Reise").compared(to: report("Fahrt")).ids == ["value-changed"])
    #expect(try report("Reise").compared(to: report("Reise")).changes.isEmpty)
  }
}
